import RotateCw from 'lucide-react/icons/rotate-cw';
import type { Stream } from '#domain/terminal/stream.ts';
import { Button } from '#ui/button.tsx';
import * as css from './console.css.ts';

interface EndedProps {
  stream: Stream & { at: 'ended' };
  /** It was somebody's session: what comes next is the same one, not another. */
  isJoined: boolean;
  onReconnect: () => void;
}

const TITLES = { clean: '', dropped: 'Disconnected', refused: 'Could not connect' };

/** Says why it is over, below what was last on the screen. */
export function Ended({ stream, isJoined, onReconnect }: EndedProps) {
  return (
    <div className={css.ended} role="alert">
      <p>
        {TITLES[stream.how] !== '' && <strong>{TITLES[stream.how]}. </strong>}
        {stream.reason}
      </p>
      <Button variant="primary" size="small" icon={RotateCw} autoFocus onClick={onReconnect}>
        {isJoined ? 'Join again' : stream.how === 'clean' ? 'Start again' : 'Reconnect'}
      </Button>
    </div>
  );
}
