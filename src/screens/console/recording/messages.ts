// Messages about the recording of a session, in the status bar.
import type { RecordingMode } from '#domain/terminal/recording-mode.ts';

export const recordingModeText = (recording: RecordingMode): string =>
  recording === 'off' ? 'Recording off' : 'Recording on';

/** Where the session is recorded, with the proxy's name of the mode; undefined if that adds nothing. */
export function recordingModeTitle(recording: RecordingMode): string | undefined {
  if (recording === 'on' || recording === 'off') return undefined;
  return recording.startsWith('node')
    ? `Recorded on the server (${recording})`
    : `Recorded at the proxy (${recording})`;
}
