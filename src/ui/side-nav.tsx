import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Icon } from './icon.tsx';
import * as css from './side-nav.css.ts';

export function SideNav({ children }: { children: ReactNode }) {
  return (
    <nav className={css.nav} aria-label="Main">
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
  icon: LucideIcon;
  /** At the right end: a count where it is known, a sign where it matters. */
  note?: ReactNode;
  children: string;
}

export function NavItem({ to, icon, note, children }: NavItemProps) {
  return (
    <li>
      <NavLink to={to} className={css.item}>
        <Icon of={icon} />
        <span className={css.words}>{children}</span>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </NavLink>
    </li>
  );
}
