import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '#ui/button/button.tsx';
import {
  sessionsEndedBySignOut,
  reconnectSessions,
  UNREADABLE_LAYOUT,
  BROADCAST,
  BROADCAST_TO,
  broadcastingTo,
  STOP_BROADCAST,
} from './messages.ts';
import type { BroadcastState } from './use-broadcast.ts';
import type { WorkspaceActions } from './use-workspace-actions.ts';
import * as css from './workspace.css.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';

interface BroadcastBarProps {
  /** The panes that can receive the input, and whether they do. */
  receivers: readonly { id: number; name: string; isOn: boolean }[];
  onChange: (id: number, isOn: boolean) => void;
  onStop: () => void;
}

/** A prominent bar that shows which panes receive the input. */
function BroadcastBar({ receivers, onChange, onStop }: BroadcastBarProps) {
  const count = receivers.filter(({ isOn }) => isOn).length;
  return (
    <section className={css.broadcast} aria-label={BROADCAST}>
      <output className={css.strong}>{broadcastingTo(count)}</output>
      <fieldset className={css.receivers} aria-label={BROADCAST_TO}>
        {receivers.map(({ id, name, isOn }) => (
          <Checkbox key={id} checked={isOn} onChange={({ target }) => onChange(id, target.checked)}>
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <Button size="small" onClick={onStop}>
        {STOP_BROADCAST}
      </Button>
    </section>
  );
}

interface WorkspaceNoticesProps {
  broadcast: BroadcastState;
  actions: Pick<WorkspaceActions, 'signedOut' | 'reconnectAll'>;
  hadUnreadableLayout: boolean;
}

/** Notices between the tab bar and the panes, where they do not cover output. */
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
