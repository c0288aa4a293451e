import { formatCount } from '#lib/text/locale.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';

/** A count next to a title. Screen readers read the sentence from `describe` instead of the number. */
export function Count({ value, describe }: { value: number; describe: (count: number) => string }) {
  return (
    <>
      <span aria-hidden>{formatCount(value)}</span>
      <VisuallyHidden>{describe(value)}</VisuallyHidden>
    </>
  );
}
