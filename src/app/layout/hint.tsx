import { ButtonLink } from '#ui/button/button-link.tsx';
import { Button } from '#ui/button/button.tsx';
import * as css from './hint.css.ts';

interface HintProps {
  label: string;
  message: string;
  /** Label of the button that only closes the hint. */
  dismissLabel: string;
  onDismiss: () => void;
  /** Target of the link and its label. */
  to: string;
  openLabel: string;
  onOpen: () => void;
}

/** A hint that shows once, in a corner of the window. */
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
