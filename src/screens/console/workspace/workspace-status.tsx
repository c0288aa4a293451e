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
  /** Of the pane that has the focus; undefined before it has begun. */
  report: PaneReport | undefined;
  target: PaneTarget;
  onTerminate: () => void;
}

/** There from the beginning: what comes later below a terminal takes rows from everybody in its session. */
export function WorkspaceStatus({ cluster, root, report, target, onTerminate }: WorkspaceStatusProps) {
  if (target === 'picker') return <footer className={css.status} />;
  const isJoinedSession = 'sid' in target;
  const { stream, size, session, mode, users = [] } = report ?? {};
  return (
    <StatusLine stream={stream} size={size}>
      {isJoinedSession && session && mode && stream?.at !== 'ended' && (
        <ParticipantModeLine mode={mode} owner={sanitize(session.owner)} onTerminate={onTerminate} />
      )}
      <ParticipantList users={users} />
      <RecordingStatus cluster={cluster} root={root} session={session} isLive={stream?.at === 'live'} />
    </StatusLine>
  );
}
