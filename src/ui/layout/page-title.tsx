import type { ReactNode } from 'react';
import * as css from './page-title.css.ts';
import { row } from './row.css.ts';

interface PageTitleProps {
  children: string;
  /** The number of entries, if known; announced when it changes. */
  count?: ReactNode;
  actions?: ReactNode;
  /** `h2` for a part of a page with its own title. */
  as?: 'h1' | 'h2';
}

export function PageTitle({ children, count, actions, as: Title = 'h1' }: PageTitleProps) {
  return (
    <div className={row.line}>
      <Title className={css.title}>{children}</Title>
      {count !== undefined && <output className={css.count}>{count}</output>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
