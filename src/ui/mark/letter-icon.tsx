import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon.tsx';
import { letterOf } from './letter.ts';
import * as css from './letter-icon.css.ts';

interface LetterIconProps {
  name: string;
  /** Drawn instead of the letter. */
  icon?: LucideIcon | undefined;
}

/** Stands before the name that it is made of. */
export function LetterIcon({ name, icon }: LetterIconProps) {
  if (icon)
    return (
      <span className={css.picture} aria-hidden>
        <Icon icon={icon} />
      </span>
    );
  const { letter, hue } = letterOf(name);
  // Drawn by the sheet: it is no part of the name, nor of what is copied with it.
  return <span className={css.hue[hue]} data-letter={letter} aria-hidden />;
}
