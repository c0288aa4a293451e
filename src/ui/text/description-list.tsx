import type { ReactNode } from 'react';
import * as css from './description-list.css.ts';

/** A list of properties on its own background. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={css.list}>{children}</dl>;
}

interface DescriptionProps {
  term: string;
  face?: keyof typeof css.value;
  children: ReactNode;
}

export function Description({ term, face = 'code', children }: DescriptionProps) {
  return (
    <>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value[face]}>{children}</dd>
    </>
  );
}
