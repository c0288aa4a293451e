import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { isCommand, type TerminalTarget } from '#domain/terminal/terminal-target.ts';
import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { ProxyText } from '#ui/feedback/error-text.tsx';
import { ENDED, RECONNECT, REJOIN, RETRYING, RUN_AGAIN, START_NEW } from '#screens/console/messages.ts';
import * as css from '#screens/console/console.css.ts';

interface EndedProps {
  stream: TerminalStream & { at: 'ended' };
  target: TerminalTarget;
  /** When the proxy is asked for again, in ms of the clock, where it is. */
  next: number | undefined;
  /** The focus is in its pane. */
  isFocused: boolean;
  onReconnect: () => void;
}

/** A session that others are in is the same one, not another. */
function againOf(target: TerminalTarget, isClean: boolean): string {
  if ('sid' in target) return REJOIN;
  if (isCommand(target)) return RUN_AGAIN;
  return isClean ? START_NEW : RECONNECT;
}

/** Why the session is over, below its last output. */
export function Ended({ stream: { how, reason, error }, target, next, isFocused, onReconnect }: EndedProps) {
  const isClean = how === 'clean';
  return (
    <div className={css.endedTone[isClean ? 'clean' : 'failed']} role="alert">
      {!isClean && (
        <span className={css.failedSign}>
          <Icon icon={CircleAlert} />
        </span>
      )}
      <div className={css.reason}>
        <strong>{ENDED[how]}</strong>
        {reason !== '' && <p>{reason}</p>}
        {next !== undefined && <p>{RETRYING}</p>}
        {error !== '' && <ProxyText className={css.error}>{error}</ProxyText>}
      </div>
      <Button variant="primary" size="small" icon={RotateCw} autoFocus={isFocused} onClick={onReconnect}>
        {againOf(target, isClean)}
      </Button>
    </div>
  );
}
