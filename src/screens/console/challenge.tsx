import { Button } from '#ui/button.tsx';
import * as css from './console.css.ts';

/** The proxy waits for a second factor (facts/streams.md 1.7); answering one is not built yet, and this says so. */
export function Challenge({ onGiveUp }: { onGiveUp: () => void }) {
  return (
    <div className={css.ended} role="alert">
      <p>This session asks for a second factor, which this console cannot answer yet.</p>
      <Button size="small" onClick={onGiveUp}>
        Give up
      </Button>
    </div>
  );
}
