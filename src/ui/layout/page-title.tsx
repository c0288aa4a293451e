import type { ReactNode } from 'react';
import * as css from './page-title.css.ts';
import { row } from './row.css.ts';

interface PageTitleProps {
  children: string;
  /** How many there are, where that is known; it is read out when it changes. */
  count?: ReactNode;
  actions?: ReactNode;
}

export function PageTitle({ children, count, actions }: PageTitleProps) {
  return (
    <div className={row.line}>
      <h1 className={css.title}>{children}</h1>
      {count !== undefined && <output className={css.count}>{count}</output>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
