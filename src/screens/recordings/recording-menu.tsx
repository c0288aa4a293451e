import type { RecordingRow } from '#domain/recording/recording-row.ts';
import { SessionMenu } from '#features/active-sessions/session-menu.tsx';
import { formatDateTime } from '#lib/time.ts';
import { manageRecording } from './messages.ts';

export const RecordingMenu = ({ recording: { name, endedMs, sid, userIds } }: { recording: RecordingRow }) => (
  <SessionMenu label={manageRecording(name, formatDateTime(endedMs))} sessionId={sid} userIds={userIds} />
);
