// Messages of the player for recorded desktops.
import { WARNING } from '#lib/messages.ts';
import type { PlaybackNotice, UnfinishedEnd } from '#domain/desktop-recording/playback.ts';
import { PROXY_UNREACHABLE } from '#ui/feedback/messages.ts';
import { countFormatter } from '#lib/text/locale.ts';

const updateCount = countFormatter('1 screen update', 'screen updates');
const messageCount = countFormatter('1 recorded message', 'recorded messages');

export const RECORDED_DESKTOP = 'Recorded desktop';
export const RESTART = 'Restart';
export const RECORDING_PROGRESS = 'Progress of the recording';
export const SEEKING_NOT_SUPPORTED = "This version of the proxy can't seek in desktop recordings.";
export const BACK_1_SECOND = 'Back 1 second';
export const FORWARD_1_SECOND = 'Forward 1 second';
export const LENGTH_UNKNOWN = 'The length of the recording is unknown.';

export const goToText = (clock: string): string => `Go to ${clock}`;

const SEVERITY_LABELS: Readonly<Record<PlaybackNotice['severity'], string>> = {
  info: 'Information',
  warning: WARNING,
  error: 'Session error',
};
export const severityText = (severity: PlaybackNotice['severity']): string => SEVERITY_LABELS[severity];

export const undecodedText = (count: number): string =>
  `Couldn't decode ${updateCount(count)}. Parts of the screen may be missing.`;
export const unreadableText = (count: number): string =>
  `Couldn't read ${messageCount(count)}. Parts of the screen may be missing.`;

export const RECORDING_NOT_OPENED = "Couldn't open the recording";

/** Why the playback stopped. The proxy's own text is shown separately. */
export function unfinishedText(ending: UnfinishedEnd): string {
  switch (ending.type) {
    case 'failed':
      return 'The proxy stopped the playback.';
    case 'lost':
      return `${ending.cause} The recording hasn't ended. Restart it to watch the rest.`;
    case 'refused':
      return `${ending.cause} Check that you have access to this recording, then try again.`;
    case 'notOpened':
      return ending.text;
    case 'unreachable':
      return PROXY_UNREACHABLE;
    case 'signedOut':
      return 'You signed out while the recording was playing.';
    case 'tokenRefused':
      return "The proxy didn't accept your session. Sign in again, then open the recording.";
  }
}
