import type { ReactNode } from 'react';
import * as css from './tag.css.ts';

/** A state in a word. Its colour repeats what the word says; the dot marks what is going on now. */
export function Tag({
  tone = 'plain',
  dot = false,
  children,
}: {
  tone?: keyof typeof css.tag;
  dot?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={css.tag[tone]}>
      {dot && <span className={css.dot} aria-hidden />}
      {children}
    </span>
  );
}
