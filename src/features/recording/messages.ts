// Why a recording doesn't load although the proxy sent no error.
import { formatBytes } from '#lib/text/bytes.ts';
import { countFormatter } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';

const unreadableMessages = countFormatter('1 unreadable message', 'unreadable messages');

export const CHECK_ACCESS = 'Check that you have access to this recording, then try again.';
export const NO_RECORDING_SENT = "It didn't send any of the recording.";
export const RECORDING_INCOMPLETE = "The recording isn't complete.";

/** `type` is a media type as the proxy sent it. */
export function notRecording(type: string): string {
  if (/^text\/html\b/i.test(type)) return 'The proxy answered with a web page in place of the recording.';
  if (/^application\/json\b/i.test(type)) return 'The proxy answered with JSON in place of the recording.';
  return `The proxy answered with data of type ${sanitize(type)} in place of the recording.`;
}
export const emptyRecording = (bytes: number): string =>
  `The proxy sent an empty recording, but its list of events describes ${formatBytes(bytes)} of output.`;
export const CONNECTION_CUT = 'The connection was cut before the answer of the proxy was complete.';
export const onlyUnreadable = (count: number): string =>
  `The proxy sent ${unreadableMessages(count)} in place of the recording.`;
