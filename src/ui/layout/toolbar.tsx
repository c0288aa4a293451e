import type { ReactNode } from 'react';
import { row } from './row.css.ts';
import * as css from './toolbar.css.ts';

interface ToolbarProps {
  children: ReactNode;
  /** What is shown, in words; it is read out when it changes. */
  shown?: ReactNode;
}

/** Search and filters above a list. */
export function Toolbar({ children, shown }: ToolbarProps) {
  return (
    <div className={row.line}>
      {children}
      <output className={css.shown}>{shown}</output>
    </div>
  );
}
