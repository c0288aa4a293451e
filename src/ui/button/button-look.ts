import type { LucideIcon } from 'lucide-react';
import * as css from './button.css.ts';

export interface ButtonLook {
  variant?: keyof typeof css.variant | undefined;
  size?: keyof typeof css.size | undefined;
  icon?: LucideIcon | undefined;
}

/** One look for buttons and for links that read as buttons; `bare` ones hold an icon alone. */
export function buttonClass({ variant = 'plain', size = 'normal' }: ButtonLook, bare: boolean): string {
  const box = bare ? css.bare[size] : '';
  return `${css.base} ${css.variant[variant]} ${css.size[size]} ${box}`;
}
