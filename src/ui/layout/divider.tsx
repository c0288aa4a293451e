import type { ReactNode } from 'react';
import * as css from './divider.css.ts';

/** A line with a word in it, such as "or" between two alternatives. */
export function Divider({ children }: { children: ReactNode }) {
  return <div className={css.divider}>{children}</div>;
}
