import type { ReactNode } from 'react';
import * as css from './action-with-menu.css.ts';

/** The width of a row's menu and the gap before it, in pixels. */
export const ROW_MENU_WIDTH = 36;

interface ActionWithMenuProps {
  menu: ReactNode;
  /** The main action of the row. */
  children: ReactNode;
}

/** The action of a row and its menu. Phones have the entries of the menu in the details. */
export const ActionWithMenu = ({ menu, children }: ActionWithMenuProps) => (
  <span className={css.actions}>
    {children}
    <span className={css.menu}>{menu}</span>
  </span>
);
