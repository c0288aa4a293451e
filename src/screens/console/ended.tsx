import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { Stream } from '#domain/terminal/stream.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { ENDED } from './messages.ts';
import * as css from './console.css.ts';

interface EndedProps {
  stream: Stream & { at: 'ended' };
  /** It was somebody's session: what comes next is the same one, not another. */
  isJoined: boolean;
  onReconnect: () => void;
}

/** Says why it is over, below what was last on the screen. */
export function Ended({ stream: { how, reason }, isJoined, onReconnect }: EndedProps) {
  const isClean = how === 'clean';
  return (
    <div className={css.endedTone[isClean ? 'clean' : 'failed']} role="alert">
      {!isClean && (
        <span className={css.failedSign}>
          <Icon of={CircleAlert} />
        </span>
      )}
      <p className={css.reason}>
        <strong>{ENDED[how]}.</strong> {reason}
      </p>
      <Button variant="primary" size="small" icon={RotateCw} autoFocus onClick={onReconnect}>
        {isJoined ? 'Join again' : isClean ? 'Start again' : 'Reconnect'}
      </Button>
    </div>
  );
}
