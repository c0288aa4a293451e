import type { ReactNode } from 'react';
import * as css from './full-page.css.ts';

interface FullPageProps {
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Whether the page has no shell, so that the content is the page's main element: while the console loads. */
  isStandalone?: boolean;
}

/** A message that replaces a page: not found, denied, or failed. */
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
