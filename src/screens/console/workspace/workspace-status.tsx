import { sanitize } from '#lib/text/sanitize.ts';
import type { PaneTarget } from '#domain/workspace/pane-layout.ts';
import type { PaneReport } from '#screens/console/pane/pane-report.ts';
import { RecordingStatus } from '#screens/console/recording/recording-status.tsx';
import * as css from '#screens/console/console.css.ts';
import { ParticipantModeLine } from './participant-mode-line.tsx';
import { ParticipantList } from './participant-list.tsx';
import { StatusLine } from './status-line.tsx';

interface WorkspaceStatusProps {
  cluster: string;
  root: string;
  /** The report of the focused pane; undefined before it has started. */
  report: PaneReport | undefined;
  target: PaneTarget;
  onTerminate: () => void;
}

/** Always visible: a bar that appears later would take rows from the terminal, and so from all participants. */
export function WorkspaceStatus({ cluster, root, report, target, onTerminate }: WorkspaceStatusProps) {
  if (target === 'picker') return <footer className={css.status} />;
  const isJoinedSession = 'sid' in target;
  const { stream, size, session, mode, users = [] } = report ?? {};
  return (
    <StatusLine stream={stream} size={size}>
      {isJoinedSession && session && mode && stream?.status !== 'ended' && (
        <ParticipantModeLine mode={mode} owner={sanitize(session.owner)} onTerminate={onTerminate} />
      )}
      <ParticipantList users={users} />
      <RecordingStatus cluster={cluster} root={root} session={session} isLive={stream?.status === 'live'} />
    </StatusLine>
  );
}
