import type { LucideIcon } from 'lucide-react';
import * as css from './icon.css.ts';

/** An icon next to text, hidden from screen readers. */
export function Icon({ icon: IconComponent }: { icon: LucideIcon }) {
  return <IconComponent className={css.icon} size={16} strokeWidth={1.75} aria-hidden />;
}
