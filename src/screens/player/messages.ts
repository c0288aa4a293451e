// Messages of the recording player.
import { formatClock } from '#domain/recording/clock-text.ts';
import type { FailureCause } from '#domain/recording/playback-failure.ts';
import type { Mark } from '#domain/recording/metadata/session-marks.ts';
import type { MissingPart } from '#domain/recording/missing-parts.ts';
import { countFormatter } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { formatDuration } from '#lib/time.ts';

const pauseCount = countFormatter('1 idle period', 'idle periods');
const eventCount = countFormatter('1 recorded event', 'recorded events');
const messageCount = countFormatter('1 message of the stream', 'messages of the stream');

export const PAUSE = 'Pause';
export const SPEED = 'Speed';
export const POSITION = 'Position in the recording';
export const CONTROLS = 'Playback controls';
export const SKIP_IDLE = 'Skip idle time';
export const copyLink = (clock: string): string => `Copy link at ${clock}`;

export const positionText = (clock: string, total: string): string => `${clock} out of ${total}`;
export const skippedText = (length: string): string => `Skipped ${length} of idle time`;
export const idleText = (pauses: number, length: string): string =>
  pauses === 0 ? 'No idle time' : `${pauseCount(pauses)}, ${length} in all`;

export const EVENTS = 'Session events';
export function markText(mark: Mark): string {
  const { kind, from, to } = mark;
  switch (kind) {
    case 'inactivity':
      return `Idle for ${formatDuration(to - from)}`;
    case 'resize':
      return `Terminal resized to ${mark.size.columns}×${mark.size.rows}`;
    case 'join':
      return to > from
        ? `${sanitize(mark.user)} joined and stayed until ${formatClock(to)}`
        : `${sanitize(mark.user)} joined`;
  }
}
export const markName = (clock: string, text: string): string => `${clock}: ${text}`;

export const LOADING_RECORDING = 'Loading the recording';
export const WAITING_FOR_MORE = 'Loading more of the recording';
export const END_OF_RECORDING = 'End of the recording';
export const KEYS_WHEN_PAUSED = 'Space to play · ← → 5 s · , . one step';
export const KEYS_WHEN_PLAYING = 'Space to pause · ← → 5 s · , . one step';

export const PLAY_OR_PAUSE = 'Play or pause';
export const BACK_5_SECONDS = 'Back 5 seconds';
export const FORWARD_5_SECONDS = 'Forward 5 seconds';
export const PREVIOUS_PRINT = 'Previous print';
export const NEXT_PRINT = 'Next print';
export const GO_TO_START = 'Go to the start';
export const GO_TO_END = 'Go to the end';

export const recordingOf = (host: string): string => `Recording of ${host}`;
export const recordingOfSession = (sid: string): string => `Recording of session ${sid}`;
export const loginText = (user: string, login: string): string => `By ${user} as ${login}`;
export const userText = (user: string): string => `By ${user}`;
export const startText = (time: string): string => `${time} UTC`;

export function missingPartText(missing: MissingPart): string {
  switch (missing.kind) {
    case 'timing':
      return "Couldn't load the timing. The output plays at a fixed pace.";
    case 'events':
      return `Couldn't read ${eventCount(missing.count)}. Some of the timing is missing.`;
    case 'messages':
      return `Couldn't read ${messageCount(missing.count)}. Some of the output may be missing.`;
    case 'end':
      return 'The end of the session is missing. The recording ends with the last output.';
    case 'uneven':
      return "The events don't describe all of the output. Some of it may appear too late.";
    case 'rest':
      return 'The recording ends early: the last part of the output is missing.';
  }
}

export const NOTHING_RECORDED = 'No terminal output in this recording';
export const NOTHING_TO_PLAY = 'The session ran without a terminal, or it printed nothing.';
/** Why a recording can't be played, and what may help. The proxy's own text is shown below. */
export const PLAYBACK_FAILURES: Readonly<Record<Exclude<FailureCause, 'denied'>, { title: string; hint?: string }>> = {
  missing: { title: 'Recording not found', hint: 'It may still be uploading, or it was deleted.' },
  gone: { title: 'Recording deleted', hint: 'The cluster no longer keeps it.' },
  encrypted: {
    title: 'Recording is encrypted',
    hint: "The proxy couldn't decrypt it. Ask an administrator to check the keys of the cluster.",
  },
  unsupported: { title: 'Recording not supported', hint: "The proxy can't play recordings of this kind." },
  unknown: { title: "Couldn't load the recording" },
};
export const REST_NOT_LOADED = "Couldn't load the rest of the recording. You can still play the loaded part.";

export const CANNOT_PLAY = "This recording can't be played";
export const unsupportedType = (type: string): string =>
  type === ''
    ? "This link doesn't say which type of recording it leads to. Open the recording from the list."
    : `This link leads to a recording of type "${type}", which this console can't play. Open the recording from the list.`;
export const GO_TO_RECORDINGS = 'Go to session recordings';
