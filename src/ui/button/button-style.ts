import type { LucideIcon } from 'lucide-react';
import * as css from './button.css.ts';

export interface ButtonStyle {
  variant?: keyof typeof css.variant | undefined;
  size?: keyof typeof css.size | undefined;
  icon?: LucideIcon | undefined;
}

/** The class for buttons and for links styled as buttons. */
export function buttonClass({ variant = 'plain', size = 'normal' }: ButtonStyle, isIconOnly: boolean): string {
  const iconOnlyClass = isIconOnly ? css.iconOnly[size] : '';
  return `${css.base} ${css.variant[variant]} ${css.size[size]} ${iconOnlyClass}`;
}
