import { NavLink } from 'react-router-dom';
import * as css from './tab-links.css.ts';

interface TabLinksProps {
  /** Names what the pages have in common. */
  label: string;
  pages: readonly { to: string; title: string }[];
}

/** The parts of one place, each an address of its own. */
export function TabLinks({ label, pages }: TabLinksProps) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {pages.map(({ to, title }) => (
        <NavLink key={to} to={to} className={css.tab}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
