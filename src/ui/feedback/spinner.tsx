import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import * as css from './spinner.css.ts';

/** Appears after a delay, so that a fast response shows no spinner. Without a label it is decorative. */
export function Spinner({ delay = 'short', label }: { delay?: keyof typeof css.spinner; label?: string }) {
  const ring = <span className={css.spinner[delay]} aria-hidden />;
  if (label === undefined) return ring;
  return (
    <output className={css.output}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
