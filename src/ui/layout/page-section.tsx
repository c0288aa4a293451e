import type { ReactNode } from 'react';
import * as css from './page-section.css.ts';

interface PageSectionProps {
  title: string;
  children: ReactNode;
}

/** A section of a page with its own heading. */
export function PageSection({ title, children }: PageSectionProps) {
  return (
    <section className={css.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Text with a limited line length for readability. */
export const SectionText = ({ children }: { children: ReactNode }) => <p className={css.text}>{children}</p>;
