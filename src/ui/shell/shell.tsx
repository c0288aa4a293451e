import MenuIcon from 'lucide-react/icons/menu';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Drawer } from '#ui/dialog/drawer.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { useIconNav } from './icon-nav.ts';
import { COLLAPSE_NAVIGATION, EXPAND_NAVIGATION, NAVIGATION, SKIP_TO_CONTENT } from './messages.ts';
import { IconNavContext } from './side-nav.tsx';
import * as css from './shell.css.ts';
import * as skipLinkCss from './skip-link.css.ts';

/** Skips the navigation. Moves the focus itself, because a URL with `#` would be another page for the router. */
function SkipLink({ to }: { to: string }) {
  return (
    <a
      className={skipLinkCss.link}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${CSS.escape(to)}`)?.focus();
      }}
    >
      {SKIP_TO_CONTENT}
    </a>
  );
}

interface ShellProps {
  brand: ReactNode;
  /** The other content of the top bar. */
  topBar: ReactNode;
  nav: ReactNode;
  children: ReactNode;
}

/**
 * The layout with top bar, side navigation and page. In narrow windows a button opens the navigation. In wide ones a
 * button reduces it to icons.
 */
export function Shell({ brand, topBar, nav, children }: ShellProps) {
  const { key } = useLocation();
  // Navigation closes the drawer, so the state stores the page where it was opened.
  const [openedOnPage, setOpenedOnPage] = useState<string>();
  const [isIconNav, setIconNav] = useIconNav();
  return (
    <div className={isIconNav ? `${css.shell} ${css.hasIconNav}` : css.shell}>
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
      <div className={css.sideNav}>
        <IconNavContext value={isIconNav}>{nav}</IconNavContext>
        <div className={css.navFooter}>
          <IconButton
            label={isIconNav ? EXPAND_NAVIGATION : COLLAPSE_NAVIGATION}
            icon={isIconNav ? PanelLeftOpen : PanelLeftClose}
            onClick={() => setIconNav(!isIconNav)}
          />
        </div>
      </div>
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

/** Hides a button of the top bar on phones. Its action must be elsewhere too. */
export const NotOnPhone = ({ children }: { children: ReactNode }) => <span className={css.notOnPhone}>{children}</span>;

export function TopBarEnd({ children }: { children: ReactNode }) {
  return <span className={css.end}>{children}</span>;
}
