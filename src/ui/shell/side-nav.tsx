import type { LucideIcon } from 'lucide-react';
import Lock from 'lucide-react/icons/lock';
import { useId, type ReactNode } from 'react';
import { NavLink, useLocation, useResolvedPath } from 'react-router-dom';
import { Icon } from '#ui/mark/icon.tsx';
import { Tooltip } from '#ui/menu/tooltip.tsx';
import { inTotal, MAIN } from './messages.ts';
import * as css from './side-nav.css.ts';

export function SideNav({ children }: { children: ReactNode }) {
  return (
    <nav className={css.nav} aria-label={MAIN}>
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
  /** What lies below the address is another item's. */
  exact?: boolean;
  icon: LucideIcon;
  /** It has the pointer or the focus, so it may be followed next. */
  onIntent: () => void;
  /** How many there are, where that is known. */
  count?: string | undefined;
  /** Why a part of it is closed: it is marked, and says so on hover, focus and to who cannot see the mark. */
  closed?: string | undefined;
  children: string;
}

export function NavItem({ to, exact = false, icon, onIntent, count, closed, children }: NavItemProps) {
  const id = useId();
  const here = useLocation().pathname;
  const { pathname } = useResolvedPath(to);
  // The page itself says how many it lists.
  const isHere = here === pathname || here.startsWith(`${pathname}/`);
  const known = isHere ? undefined : count;
  const says = [known && inTotal(known), closed].filter(Boolean).join('. ');
  return (
    <li>
      <Tooltip text={closed}>
        <NavLink
          to={to}
          end={exact}
          className={css.item}
          aria-describedby={says ? id : undefined}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          <Icon of={icon} />
          <span className={css.words}>{children}</span>
          {says && (
            <span className={css.note} aria-hidden>
              {known}
              {closed !== undefined && <Icon of={Lock} />}
            </span>
          )}
        </NavLink>
        {says && (
          <span id={id} hidden>
            {says}
          </span>
        )}
      </Tooltip>
    </li>
  );
}
