import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import * as css from './spinner.css.ts';

/** Shows itself only after its delay, so that a fast answer never flashes. Without a label it is mere decoration. */
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
