// What the status bar says of a session's recording.
import type { RecordingMode } from '#domain/terminal/recording-mode.ts';

export const recordingModeText = (recording: RecordingMode): string =>
  recording === 'off' ? 'Recording off' : 'Recording on';

/** Where it is recorded, and the proxy's own name for that; undefined where there is nothing to add. */
export function recordingModeTitle(recording: RecordingMode): string | undefined {
  if (recording === 'on' || recording === 'off') return undefined;
  return recording.startsWith('node')
    ? `Recorded on the server (${recording})`
    : `Recorded at the proxy (${recording})`;
}
