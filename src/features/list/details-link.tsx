import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './resources.css.ts';

/** The name of a row as a link to its details. */
export function DetailsLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={css.detailsLink} preventScrollReset>
      {children}
    </Link>
  );
}
