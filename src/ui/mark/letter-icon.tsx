import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon.tsx';
import { Logo, type LogoPath } from './logo.tsx';
import { letterOf } from './letter.ts';
import * as css from './letter-icon.css.ts';

/** The width of the icon and the gap after it, in pixels. */
export const LETTER_ICON_WIDTH = 32;

interface LetterIconProps {
  name: string;
  /** Shown instead of the letter. */
  icon?: LucideIcon | undefined;
  /** Shown instead of the icon and the letter. */
  logo?: LogoPath | undefined;
}

/** The first letter of a name, shown before the name. */
export function LetterIcon({ name, icon, logo }: LetterIconProps) {
  if (icon || logo !== undefined)
    return (
      <span className={css.picture} aria-hidden>
        {logo === undefined ? icon && <Icon icon={icon} /> : <Logo path={logo} />}
      </span>
    );
  const { letter, hue } = letterOf(name);
  // Rendered by CSS, so that the letter is not read or copied as part of the name.
  return <span className={css.hue[hue]} data-letter={letter} aria-hidden />;
}
