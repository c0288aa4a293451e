import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as css from './result-panel.css.ts';

interface ResultPanelProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** Replaces a form with its result. Takes the focus, because the focused button has disappeared. */
export function ResultPanel({ icon: IconComponent, title, children, action }: ResultPanelProps) {
  const section = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className={css.panel} aria-labelledby={titleId}>
      <IconComponent className={css.icon} size={28} strokeWidth={1.5} aria-hidden />
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {children}
      <div className={css.action}>{action}</div>
    </section>
  );
}
