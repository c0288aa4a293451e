import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, type ButtonStyle } from './button-style.ts';
import { Button } from './button.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import * as css from './button.css.ts';

export interface ButtonLinkProps extends ButtonStyle, Omit<ComponentProps<typeof Link>, 'className' | 'style'> {
  /** Why the link is disabled; a disabled button with this reason replaces it. */
  disabledReason?: string | undefined;
}

/** A link styled as a button. It navigates, so it can open in a new tab like any link. */
export function ButtonLink({ variant, size, icon, disabledReason, children, ...link }: ButtonLinkProps) {
  if (disabledReason !== undefined) {
    return (
      <Button variant={variant} size={size} icon={icon} disabledReason={disabledReason}>
        {children}
      </Button>
    );
  }
  return (
    <Link {...link} className={buttonClass({ variant, size, icon }, children === undefined)}>
      {icon && <Icon icon={icon} />}
      {children !== undefined && <span className={css.label}>{children}</span>}
    </Link>
  );
}
