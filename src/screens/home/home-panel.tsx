import type { ReactNode } from 'react';
import { Panel } from '#ui/layout/panel.tsx';
import * as css from './home.css.ts';

interface HomePanelProps {
  title: string;
  /** A link next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the home page, with its own heading. */
export function HomePanel({ title, action, children }: HomePanelProps) {
  return (
    <Panel fill="flush">
      <section aria-label={title}>
        <div className={css.head}>
          <h2 className={css.heading}>{title}</h2>
          {action}
        </div>
        {children}
      </section>
    </Panel>
  );
}
