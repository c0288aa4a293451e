import { formatCount } from '#lib/text/locale.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';

/** How many there are, as a number beside a title; `says` is the same in words, for who only hears it. */
export function Count({ value, describe }: { value: number; describe: (count: number) => string }) {
  return (
    <>
      <span aria-hidden>{formatCount(value)}</span>
      <VisuallyHidden>{describe(value)}</VisuallyHidden>
    </>
  );
}
