import type { ReactNode } from 'react';
import * as css from './full-page.css.ts';

interface FullPageProps {
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Without the shell around it, so that it is the page's main part itself. */
  isStandalone?: boolean;
}

/** A message in the place of a page: not found, denied, failed, gone. */
export function FullPage({ title, children, action, isStandalone = false }: FullPageProps) {
  const Part = isStandalone ? 'main' : 'div';
  return (
    <Part className={isStandalone ? css.standalone : css.page}>
      {title !== undefined && <h1 className={css.title}>{title}</h1>}
      {children !== undefined && <div className={css.text}>{children}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </Part>
  );
}
