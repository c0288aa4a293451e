import { NavLink } from 'react-router-dom';
import * as css from './tab-links.css.ts';

interface TabLinksProps {
  /** The accessible name of the navigation. */
  label: string;
  pages: readonly { to: string; title: string }[];
}

/** Tabs of related pages; each has its own URL. */
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
