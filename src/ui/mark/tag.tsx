import type { ReactNode } from 'react';
import * as css from './tag.css.ts';

/** A short label, for example a state. The color repeats the meaning; the dot marks an ongoing state. */
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
