import type { ReactNode } from 'react';
import { SectionLinks } from '#ui/layout/tab-links.tsx';
import { detailsSections } from './messages.ts';
import { useDetails } from './use-details.ts';
import * as css from './details.css.ts';

export interface Section {
  /** The value in the address; empty for the first part. */
  id: string;
  title: string;
  /** Called only for the visible part, so that nothing is requested before it is seen. */
  render: () => ReactNode;
}

interface DetailsSectionsProps {
  /** The name of the thing. */
  name: string;
  sections: readonly [Section, ...Section[]];
}

/** The parts of the details as tabs. The address names the visible part. */
export function DetailsSections({ name, sections }: DetailsSectionsProps) {
  const { section, sectionLinkTo } = useDetails();
  const current = sections.find(({ id }) => id === section) ?? sections[0];
  return (
    <>
      <SectionLinks
        label={detailsSections(name)}
        sections={sections.map(({ id, title }) => ({ to: sectionLinkTo(id), title, isCurrent: id === current.id }))}
      />
      <div key={current.id} className={css.parts}>
        {current.render()}
      </div>
    </>
  );
}
