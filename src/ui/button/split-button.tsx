import type { ReactNode } from 'react';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuContent } from '#ui/menu/menu-content.ts';
import * as css from './split-button.css.ts';

interface SplitButtonProps extends MenuContent {
  children: ReactNode;
  /** There is nothing in the menu yet: the action stands alone, and keeps the focus when the menu comes. */
  isMenuEmpty?: boolean;
}

/** One main action, a small `Button` or `ButtonLink`, and a menu of its kin beside it. */
export function SplitButton({ children, isMenuEmpty = false, ...menu }: SplitButtonProps) {
  return (
    <span className={isMenuEmpty ? undefined : css.split}>
      <span className={isMenuEmpty ? undefined : css.main}>{children}</span>
      {!isMenuEmpty && (
        <span className={css.menu}>
          <MenuButton {...menu} size="small" />
        </span>
      )}
    </span>
  );
}
