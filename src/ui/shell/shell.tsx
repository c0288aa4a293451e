import MenuIcon from 'lucide-react/icons/menu';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Drawer } from '#ui/dialog/drawer.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { SkipLink } from './skip-link.tsx';
import { NAVIGATION } from './messages.ts';
import * as css from './shell.css.ts';

interface ShellProps {
  brand: ReactNode;
  /** The other content of the top bar. */
  topBar: ReactNode;
  nav: ReactNode;
  children: ReactNode;
}

/** The layout with top bar, side navigation and page. In narrow windows a button opens the navigation. */
export function Shell({ brand, topBar, nav, children }: ShellProps) {
  const { key } = useLocation();
  // Navigation closes the drawer, so the state stores the page where it was opened.
  const [openedOnPage, setOpenedOnPage] = useState<string>();
  return (
    <div className={css.shell}>
      <SkipLink to="content" />
      <header className={css.topBar}>
        <span className={css.navButton}>
          <IconButton
            label={NAVIGATION}
            icon={MenuIcon}
            aria-haspopup="dialog"
            aria-expanded={openedOnPage === key}
            onClick={() => setOpenedOnPage(key)}
          />
        </span>
        <span className={css.brand}>{brand}</span>
        {topBar}
      </header>
      <div className={css.sideNav}>{nav}</div>
      <main id="content" className={css.page} tabIndex={-1}>
        {children}
      </main>
      {openedOnPage === key && (
        <Drawer label={NAVIGATION} onClose={() => setOpenedOnPage(undefined)}>
          {nav}
        </Drawer>
      )}
    </div>
  );
}

/** Takes its space even when empty, so that the other elements do not move. */
export function TopBarStart({ children }: { children: ReactNode }) {
  return <span className={css.start}>{children}</span>;
}

export function TopBarEnd({ children }: { children: ReactNode }) {
  return <span className={css.end}>{children}</span>;
}
