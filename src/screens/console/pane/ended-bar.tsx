import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { isCommand, type TerminalTarget } from '#domain/terminal/terminal-target.ts';
import type { TerminalStream } from '#domain/terminal/terminal-stream.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { ProxyText } from '#ui/feedback/error-text.tsx';
import {
  END_TITLES,
  RECONNECT,
  REJOIN,
  RECONNECTING_AUTOMATICALLY,
  RUN_AGAIN,
  START_NEW_SESSION,
} from '#screens/console/messages.ts';
import * as css from '#screens/console/console.css.ts';

interface EndedBarProps {
  stream: TerminalStream & { status: 'ended' };
  target: TerminalTarget;
  /** The time of the next automatic retry in epoch milliseconds; undefined without one. */
  nextRetryMs: number | undefined;
  isFocused: boolean;
  onReconnect: () => void;
  /** Closes the pane, or its tab if it is the only pane. */
  onClose: () => void;
  closeLabel: string;
}

/** Joining a session of other users again does not start a new session. */
function restartLabel(target: TerminalTarget, isClean: boolean): string {
  if ('sid' in target) return REJOIN;
  if (isCommand(target)) return RUN_AGAIN;
  return isClean ? START_NEW_SESSION : RECONNECT;
}

/** Why the session ended, shown below its last output. */
export function EndedBar({
  stream: { outcome, reason, error, cause },
  target,
  nextRetryMs,
  isFocused,
  onReconnect,
  onClose,
  closeLabel,
}: EndedBarProps) {
  // The session continues by itself. The terminal keeps the focus, because the user may continue to type.
  if (cause === 'restart')
    return (
      <div className={css.endedTone.clean} role="alert">
        <p className={css.reason}>{reason}</p>
      </div>
    );
  const isClean = outcome === 'clean';
  return (
    <div className={css.endedTone[isClean ? 'clean' : 'failed']} role="alert">
      {!isClean && (
        <span className={css.failedIcon}>
          <Icon icon={CircleAlert} />
        </span>
      )}
      <div className={css.reason}>
        <strong>{END_TITLES[outcome]}</strong>
        {reason !== '' && <p>{reason}</p>}
        {nextRetryMs !== undefined && <p>{RECONNECTING_AUTOMATICALLY}</p>}
        {error !== '' && <ProxyText className={css.error}>{error}</ProxyText>}
      </div>
      <Button size="small" onClick={onClose}>
        {closeLabel}
      </Button>
      <Button variant="primary" size="small" icon={RotateCw} autoFocus={isFocused} onClick={onReconnect}>
        {restartLabel(target, isClean)}
      </Button>
    </div>
  );
}
