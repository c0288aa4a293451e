import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import * as css from './tab-links.css.ts';

interface TabLinksProps {
  /** The accessible name of the navigation. */
  label: string;
  pages: readonly { to: string; title: string }[];
}

/** Tabs of related pages; each has its own URL. The current one is scrolled into view where not all of them fit. */
export function TabLinks({ label, pages }: TabLinksProps) {
  const tabs = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = pages.findIndex(({ to }) => to === pathname);
    tabs.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pages, pathname]);
  return (
    <nav ref={tabs} className={css.tabs} aria-label={label}>
      {pages.map(({ to, title }) => (
        <NavLink key={to} to={to} className={css.tab}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}

interface SectionLinksProps {
  /** The accessible name of the navigation. */
  label: string;
  sections: readonly { to: string; title: string; isCurrent: boolean }[];
}

/** Tabs of the parts of one thing. The address of the page names the part in a parameter. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {sections.map(({ to, title, isCurrent }) => (
        <Link
          key={to}
          to={to}
          replace
          preventScrollReset
          className={css.tab}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
