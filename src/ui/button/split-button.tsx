import type { ReactNode } from 'react';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuContent } from '#ui/menu/menu-content.ts';
import * as css from './split-button.css.ts';

/** One main action, a small `Button` or `ButtonLink`, and a menu of its kin beside it. */
export function SplitButton({ children, ...menu }: MenuContent & { children: ReactNode }) {
  return (
    <span className={css.split}>
      <span className={css.main}>{children}</span>
      <span className={css.more}>
        <MenuButton {...menu} size="small" />
      </span>
    </span>
  );
}
