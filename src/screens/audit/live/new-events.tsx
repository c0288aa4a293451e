import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button } from '#ui/button/button.tsx';
import { newEvents } from './messages.ts';
import * as css from './live.css.ts';

/** The number of new events that are not shown yet. Takes no space in the layout, so that rows do not move. */
export function NewEvents({ count, onReveal }: { count: number; onReveal: () => void }) {
  return (
    <output className={css.newEventsOverlay}>
      {count > 0 && (
        <span className={css.newEventsButton}>
          <Button size="small" variant="primary" icon={ArrowUp} onClick={onReveal}>
            {newEvents(count)}
          </Button>
        </span>
      )}
    </output>
  );
}
