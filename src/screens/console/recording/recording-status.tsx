import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import { recordingModeText, recordingModeTitle } from './messages.ts';
import { useRecordingMode } from './use-recording-mode.ts';

interface RecordingStatusProps {
  cluster: string;
  root: string;
  session: SessionMetadata | undefined;
  isLive: boolean;
}

/** Shows whether the session is recorded, as soon as that is known. */
export function RecordingStatus(props: RecordingStatusProps) {
  const recording = useRecordingMode(props);
  return recording && <span title={recordingModeTitle(recording)}>{recordingModeText(recording)}</span>;
}
