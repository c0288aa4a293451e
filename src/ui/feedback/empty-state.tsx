import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './empty-state.css.ts';

interface EmptyStateProps {
  title: string;
  /** The next step or the consequence. */
  children?: ReactNode;
  icon?: LucideIcon | undefined;
  action?: ReactNode;
}

/** Replaces missing content: no data, no match, no permission, or an error. */
export function EmptyState({ title, children, icon: IconComponent, action }: EmptyStateProps) {
  return (
    <div className={css.panel}>
      {IconComponent && <IconComponent className={css.icon} size={28} strokeWidth={1.5} aria-hidden />}
      <h2 className={css.title}>{title}</h2>
      {children !== undefined && <div className={css.text}>{children}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
