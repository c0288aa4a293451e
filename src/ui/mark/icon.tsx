import type { LucideIcon } from 'lucide-react';
import * as css from './icon.css.ts';

/** A drawing beside words, never instead of them: it is hidden from screen readers. */
export function Icon({ icon: Drawing }: { icon: LucideIcon }) {
  return <Drawing className={css.icon} size={16} strokeWidth={1.75} absoluteStrokeWidth aria-hidden />;
}
