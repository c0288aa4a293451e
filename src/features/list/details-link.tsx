import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './resources.css.ts';

interface DetailsLinkProps {
  to: string;
  /** Whether the link clips the name. Otherwise the name has its own layout. */
  isClipped?: boolean;
  children: ReactNode;
}

/** The name of a row as a link to its details. */
export function DetailsLink({ to, isClipped = false, children }: DetailsLinkProps) {
  return (
    <Link to={to} className={isClipped ? css.nameLink : css.detailsLink} preventScrollReset>
      {children}
    </Link>
  );
}
