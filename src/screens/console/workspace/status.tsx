import { sanitize } from '#lib/text/sanitize.ts';
import type { PaneTarget } from '#domain/workspace/pane-layout.ts';
import type { PaneReport } from '#screens/console/pane/report.ts';
import { RecordingState } from '#screens/console/recording/recording-state.tsx';
import * as css from '#screens/console/console.css.ts';
import { ModeLine } from './mode-line.tsx';
import { ParticipantList } from './participant-list.tsx';
import { StatusLine } from './status-line.tsx';

interface StatusProps {
  cluster: string;
  root: string;
  /** Of the pane that has the focus; undefined before it has begun. */
  report: PaneReport | undefined;
  target: PaneTarget;
  onTerminate: () => void;
}

/** There from the beginning: what comes later below a terminal takes rows from everybody in its session. */
export function Status({ cluster, root, report, target, onTerminate }: StatusProps) {
  if (target === 'picker') return <footer className={css.status} />;
  const isJoined = 'sid' in target;
  const { stream, size, session, mode, users = [] } = report ?? {};
  return (
    <StatusLine stream={stream} size={size}>
      {isJoined && session && mode && stream?.at !== 'ended' && (
        <ModeLine mode={mode} owner={sanitize(session.owner)} onTerminate={onTerminate} />
      )}
      <ParticipantList users={users} />
      <RecordingState cluster={cluster} root={root} session={session} isLive={stream?.at === 'live'} />
    </StatusLine>
  );
}
