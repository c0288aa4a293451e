import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '#ui/button/button.tsx';
import { BroadcastBar } from './broadcast-bar.tsx';
import { sessionsEndedBySignOut, reconnectSessions, UNREADABLE_LAYOUT } from './messages.ts';
import type { BroadcastState } from './use-broadcast.ts';
import type { WorkspaceActions } from './use-workspace-actions.ts';
import * as css from './workspace.css.ts';

interface WorkspaceNoticesProps {
  broadcast: BroadcastState;
  actions: Pick<WorkspaceActions, 'signedOut' | 'reconnectAll'>;
  hadUnreadableLayout: boolean;
}

/** Shown between the bar and the panes, so that notices do not cover output. */
export function WorkspaceNotices({
  broadcast,
  actions: { signedOut, reconnectAll },
  hadUnreadableLayout,
}: WorkspaceNoticesProps) {
  const { receiverIds, receivers } = broadcast;
  return (
    <div className={css.notices}>
      {hadUnreadableLayout && <output className={css.unreadable}>{UNREADABLE_LAYOUT}</output>}
      {signedOut > 1 && (
        <div className={css.signedOut}>
          <output>{sessionsEndedBySignOut(signedOut)}</output>
          <Button size="small" icon={RotateCw} onClick={reconnectAll}>
            {reconnectSessions(signedOut)}
          </Button>
        </div>
      )}
      {receiverIds && (
        <BroadcastBar
          receivers={receivers
            .filter(({ canType }) => canType)
            .map(({ id, name }) => ({ id, name, isOn: receiverIds.has(id) }))}
          onChange={broadcast.change}
          onStop={broadcast.stop}
        />
      )}
    </div>
  );
}
