import type { ReactNode } from 'react';
import * as css from './page-section.css.ts';

interface PageSectionProps {
  title: string;
  /** A short text next to the title. */
  help?: string;
  children: ReactNode;
}

/** A section of a page with its own heading. */
export function PageSection({ title, help, children }: PageSectionProps) {
  return (
    <section className={css.section} aria-label={title}>
      <div className={css.heading}>
        <h2>{title}</h2>
        {help !== undefined && <p className={css.help}>{help}</p>}
      </div>
      {children}
    </section>
  );
}

/** Text with a limited line length for readability. */
export const SectionText = ({ children }: { children: ReactNode }) => <p className={css.text}>{children}</p>;
