import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon.tsx';
import { letterOf } from './letter.ts';
import * as css from './letter-icon.css.ts';

interface LetterIconProps {
  name: string;
  /** Shown instead of the letter. */
  icon?: LucideIcon | undefined;
}

/** The first letter of a name, shown before the name. */
export function LetterIcon({ name, icon }: LetterIconProps) {
  if (icon)
    return (
      <span className={css.picture} aria-hidden>
        <Icon icon={icon} />
      </span>
    );
  const { letter, hue } = letterOf(name);
  // Rendered by CSS, so that the letter is not read or copied as part of the name.
  return <span className={css.hue[hue]} data-letter={letter} aria-hidden />;
}
