import { BroadcastBar } from './broadcast-bar.tsx';
import { UNREADABLE_LAYOUT } from './messages.ts';
import type { Broadcasting } from './use-broadcast.ts';
import * as css from './workspace.css.ts';

/** Lines of their own between the bar and the panes, so that they cover no output. */
export function Notices({ broadcast, wasUnreadable }: { broadcast: Broadcasting; wasUnreadable: boolean }) {
  const { to, receivers } = broadcast;
  return (
    <div className={css.notices}>
      {wasUnreadable && <output className={css.unreadable}>{UNREADABLE_LAYOUT}</output>}
      {to && (
        <BroadcastBar
          receivers={receivers.filter(({ canType }) => canType).map(({ id, name }) => ({ id, name, isOn: to.has(id) }))}
          onChange={broadcast.change}
          onStop={broadcast.stop}
        />
      )}
    </div>
  );
}
