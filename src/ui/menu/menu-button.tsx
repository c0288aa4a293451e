import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { ButtonStyle } from '#ui/button/button-style.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import type { MenuContent } from './menu-content.ts';
import { useMenu } from './menu.tsx';
import * as css from './menu-button.css.ts';

interface MenuButtonProps extends MenuContent, ButtonStyle {
  /** The button's content, followed by a chevron. Without it, only the icon is shown (a chevron by default). */
  children?: ReactNode;
}

export function MenuButton({
  label,
  entries,
  input,
  search,
  children,
  variant = 'plain',
  size,
  icon,
}: MenuButtonProps) {
  const { trigger, popup } = useMenu({ label, entries, input, search });
  return (
    <>
      {children === undefined ? (
        <IconButton {...trigger} label={label} variant={variant} size={size} icon={icon ?? ChevronDown} />
      ) : (
        <Button {...trigger} aria-label={label} variant={variant} size={size} icon={icon}>
          <span className={css.content}>
            <span className={css.text}>{children}</span>
            <Icon icon={ChevronDown} />
          </span>
        </Button>
      )}
      {popup}
    </>
  );
}
