import type { LucideIcon } from 'lucide-react';
import Lock from 'lucide-react/icons/lock';
import { useId, type ReactNode } from 'react';
import { NavLink, useLocation, useResolvedPath } from 'react-router-dom';
import { Icon } from '#ui/mark/icon.tsx';
import { Tooltip } from '#ui/menu/tooltip.tsx';
import { inTotal, MAIN_NAVIGATION } from './messages.ts';
import * as css from './side-nav.css.ts';

export function SideNav({ children }: { children: ReactNode }) {
  return (
    <nav className={css.nav} aria-label={MAIN_NAVIGATION}>
      {children}
    </nav>
  );
}

export function NavGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id} className={css.title}>
        {title}
      </p>
      <ul className={css.group} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

interface NavItemProps {
  to: string;
  /** Whether URLs below this one belong to another item. */
  exact?: boolean;
  icon: LucideIcon;
  /** Called on hover or focus, because the user may follow the link next. */
  onIntent: () => void;
  /** The number of entries, if known. */
  count?: string | undefined;
  /** Why a part of the page is locked. The item has a mark, and a tooltip and screen readers give the reason. */
  lockedReason?: string | undefined;
  children: string;
}

export function NavItem({ to, exact = false, icon, onIntent, count, lockedReason, children }: NavItemProps) {
  const id = useId();
  const currentPath = useLocation().pathname;
  const { pathname } = useResolvedPath(to);
  // The current page shows its own count.
  const isCurrent = currentPath === pathname || currentPath.startsWith(`${pathname}/`);
  const shownCount = isCurrent ? undefined : count;
  const description = [shownCount && inTotal(shownCount), lockedReason].filter(Boolean).join('. ');
  return (
    <li>
      <Tooltip text={lockedReason}>
        <NavLink
          to={to}
          end={exact}
          className={css.item}
          aria-describedby={description ? id : undefined}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          <span className={css.icon}>
            <Icon icon={icon} />
          </span>
          <span className={css.text}>{children}</span>
          {description && (
            <span className={css.note} aria-hidden>
              {shownCount}
              {lockedReason !== undefined && <Icon icon={Lock} />}
            </span>
          )}
        </NavLink>
        {description && (
          <span id={id} hidden>
            {description}
          </span>
        )}
      </Tooltip>
    </li>
  );
}
