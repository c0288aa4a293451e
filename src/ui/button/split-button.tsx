import type { ReactNode } from 'react';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuContent } from '#ui/menu/menu-content.ts';
import type { ButtonStyle } from './button-style.ts';
import * as css from './split-button.css.ts';

interface SplitButtonProps extends MenuContent, Pick<ButtonStyle, 'variant' | 'size'> {
  children: ReactNode;
  /** Whether the menu has no entries yet. The action is then shown alone, and keeps the focus when the menu appears. */
  isMenuEmpty?: boolean;
}

/** A main action (a `Button` or `ButtonLink` of the same size and variant) next to a menu of related actions. */
export function SplitButton({ children, isMenuEmpty = false, ...menu }: SplitButtonProps) {
  return (
    <span className={css.split}>
      <span className={isMenuEmpty ? css.alone : css.main}>{children}</span>
      {!isMenuEmpty && (
        <span className={css.menu}>
          <MenuButton {...menu} />
        </span>
      )}
    </span>
  );
}
