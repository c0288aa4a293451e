import type { LucideIcon } from 'lucide-react';
import Lock from 'lucide-react/icons/lock';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from '#ui/mark/icon.tsx';
import { Tooltip } from '#ui/menu/tooltip.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { MAIN_NAVIGATION } from './messages.ts';
import * as css from './side-nav.css.ts';

/** Whether the navigation shows icons only. Tooltips then show the names. */
export const IconNavContext = createContext(false);

export function SideNav({ children }: { children: ReactNode }) {
  return (
    <nav className={css.nav} aria-label={MAIN_NAVIGATION}>
      {children}
    </nav>
  );
}

export function NavGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const isIconNav = useContext(IconNavContext);
  return (
    <div className={isIconNav ? css.iconSection : undefined}>
      <p id={id} className={css.title} hidden={isIconNav}>
        {title}
      </p>
      <ul className={css.group} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  );
}

/** Items before the groups, without a title. */
export const NavTop = ({ children }: { children: ReactNode }) => <ul className={css.group}>{children}</ul>;

interface NavItemProps {
  to: string;
  /** Whether URLs below this one belong to another item. */
  exact?: boolean;
  icon: LucideIcon;
  /** Called on hover or focus, because the user may follow the link next. */
  onIntent: () => void;
  /** Why a part of the page is locked. The item has a mark, and a tooltip and screen readers give the reason. */
  lockedReason?: string | undefined;
  children: string;
}

export function NavItem({ to, exact = false, icon, onIntent, lockedReason, children }: NavItemProps) {
  const id = useId();
  const isIconNav = useContext(IconNavContext);
  const tooltip = isIconNav ? [children, lockedReason].filter(Boolean).join('. ') : lockedReason;
  return (
    <li>
      <Tooltip text={tooltip}>
        <NavLink
          to={to}
          end={exact}
          className={css.item}
          aria-describedby={lockedReason === undefined ? undefined : id}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          <span className={css.icon}>
            <Icon icon={icon} />
          </span>
          {isIconNav ? <VisuallyHidden>{children}</VisuallyHidden> : <span className={css.text}>{children}</span>}
          {lockedReason !== undefined && !isIconNav && (
            <span className={css.note} aria-hidden>
              <Icon icon={Lock} />
            </span>
          )}
        </NavLink>
        {lockedReason !== undefined && (
          <span id={id} hidden>
            {lockedReason}
          </span>
        )}
      </Tooltip>
    </li>
  );
}
