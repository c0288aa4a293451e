import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import type { ButtonLook } from '#ui/button/button-look.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import type { MenuContent } from './menu-content.ts';
import { useMenu } from './menu.tsx';
import * as css from './menu-button.css.ts';

interface MenuButtonProps extends MenuContent, ButtonLook {
  /** What the button shows, followed by a chevron; without it the icon stands alone, which else is the chevron. */
  children?: ReactNode;
}

export function MenuButton({ label, entries, typed, children, variant = 'plain', size, icon }: MenuButtonProps) {
  const { trigger, popup } = useMenu({ label, entries, typed });
  return (
    <>
      {children === undefined ? (
        <IconButton {...trigger} label={label} variant={variant} size={size} icon={icon ?? ChevronDown} />
      ) : (
        <Button {...trigger} aria-label={label} variant={variant} size={size} icon={icon}>
          <span className={css.face}>
            <span className={css.words}>{children}</span>
            <Icon of={ChevronDown} />
          </span>
        </Button>
      )}
      {popup}
    </>
  );
}
