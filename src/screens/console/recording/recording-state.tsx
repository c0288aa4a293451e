import type { SessionMetadata } from '#domain/terminal/session-metadata.ts';
import { recordingText, recordingTitle } from './messages.ts';
import { useRecording } from './use-recording.ts';

interface RecordingStateProps {
  cluster: string;
  root: string;
  session: SessionMetadata | undefined;
  isLive: boolean;
}

/** Whether the session is recorded, as soon as that is known. */
export function RecordingState(of: RecordingStateProps) {
  const recording = useRecording(of);
  return recording && <span title={recordingTitle(recording)}>{recordingText(recording)}</span>;
}
