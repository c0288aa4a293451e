import { ButtonLink } from '#ui/button/button-link.tsx';
import { Button } from '#ui/button/button.tsx';
import * as css from './hint.css.ts';

interface HintProps {
  label: string;
  message: string;
  /** What is written on the button that only closes it. */
  dismissLabel: string;
  onDismiss: () => void;
  /** Where it leads, and what is written there. */
  to: string;
  openLabel: string;
  onOpen: () => void;
}

/** Something that is said once, in a corner, where it is in nobody's way. */
export function Hint({ label, message, dismissLabel, onDismiss, to, openLabel, onOpen }: HintProps) {
  return (
    <section className={css.hint} aria-label={label}>
      <p className={css.words}>{message}</p>
      <div className={css.actions}>
        <Button size="small" onClick={onDismiss}>
          {dismissLabel}
        </Button>
        <ButtonLink size="small" variant="primary" to={to} onClick={onOpen}>
          {openLabel}
        </ButtonLink>
      </div>
    </section>
  );
}
