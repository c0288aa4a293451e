import { ButtonLink } from '#ui/button/button-link.tsx';
import { Button } from '#ui/button/button.tsx';
import * as css from './hint.css.ts';

interface HintProps {
  label: string;
  words: string;
  /** What is written on the button that only closes it. */
  later: string;
  onLater: () => void;
  /** Where it leads, and what is written there. */
  to: string;
  open: string;
  onOpen: () => void;
}

/** Something that is said once, in a corner, where it is in nobody's way. */
export function Hint({ label, words, later, onLater, to, open, onOpen }: HintProps) {
  return (
    <section className={css.hint} aria-label={label}>
      <p className={css.words}>{words}</p>
      <div className={css.actions}>
        <Button size="small" onClick={onLater}>
          {later}
        </Button>
        <ButtonLink size="small" variant="primary" to={to} onClick={onOpen}>
          {open}
        </ButtonLink>
      </div>
    </section>
  );
}
