import type { ReactNode } from 'react';
import * as css from './page-section.css.ts';

interface PageSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of a page that has a heading of its own. */
export function PageSection({ title, children }: PageSectionProps) {
  return (
    <section className={css.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Sentences, in lines that are not too long to read. */
export const SectionText = ({ children }: { children: ReactNode }) => <p className={css.text}>{children}</p>;
