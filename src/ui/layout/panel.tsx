import type { ReactNode } from 'react';
import * as css from './panel.css.ts';

/** A surface on the page; `flush` for a table, which has its own padding, and `form` for a page that is a form. */
export function Panel({ fill = 'padded', children }: { fill?: keyof typeof css.panel; children: ReactNode }) {
  return <div className={css.panel[fill]}>{children}</div>;
}
