import type { ReactNode } from 'react';
import * as css from './toolbar.css.ts';

interface ToolbarProps {
  children: ReactNode;
  /** A description of the visible rows; announced when it changes. */
  summary?: ReactNode;
}

/** Search and filters above a list. */
export function Toolbar({ children, summary }: ToolbarProps) {
  return (
    <div className={css.toolbar}>
      {children}
      <output className={css.summary}>{summary}</output>
    </div>
  );
}
