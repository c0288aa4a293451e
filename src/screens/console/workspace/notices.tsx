import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '#ui/button/button.tsx';
import { BroadcastBar } from './broadcast-bar.tsx';
import { endedWithSignIn, reconnectSessions, UNREADABLE_LAYOUT } from './messages.ts';
import type { Broadcasting } from './use-broadcast.ts';
import type { Deeds } from './use-deeds.ts';
import * as css from './workspace.css.ts';

interface NoticesProps {
  broadcast: Broadcasting;
  deeds: Pick<Deeds, 'signedOut' | 'reconnectAll'>;
  wasUnreadable: boolean;
}

/** Lines of their own between the bar and the panes, so that they cover no output. */
export function Notices({ broadcast, deeds: { signedOut, reconnectAll }, wasUnreadable }: NoticesProps) {
  const { to, receivers } = broadcast;
  return (
    <div className={css.notices}>
      {wasUnreadable && <output className={css.unreadable}>{UNREADABLE_LAYOUT}</output>}
      {signedOut > 1 && (
        <div className={css.signedOut}>
          <output>{endedWithSignIn(signedOut)}</output>
          <Button size="small" icon={RotateCw} onClick={reconnectAll}>
            {reconnectSessions(signedOut)}
          </Button>
        </div>
      )}
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
