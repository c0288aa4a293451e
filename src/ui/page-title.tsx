import type { ReactNode } from 'react';
import * as css from './page-title.css.ts';

interface PageTitleProps {
  children: string;
  /** How many there are, where that is known; or a `Tag`. */
  note?: ReactNode;
  actions?: ReactNode;
}

export function PageTitle({ children, note, actions }: PageTitleProps) {
  return (
    <div className={css.line}>
      <h1>{children}</h1>
      {note !== undefined && <span className={css.note}>{note}</span>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
