import type { ReactNode } from 'react';
import * as css from './full-page.css.ts';

interface FullPageProps {
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Without the shell around it, so that it is the page's main part itself. */
  alone?: boolean;
}

/** A message in the place of a page: not found, denied, failed, gone. */
export function FullPage({ title, children, action, alone = false }: FullPageProps) {
  const Part = alone ? 'main' : 'div';
  return (
    <Part className={alone ? css.alone : css.page}>
      {title !== undefined && <h1 className={css.title}>{title}</h1>}
      {children !== undefined && <div className={css.words}>{children}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </Part>
  );
}
