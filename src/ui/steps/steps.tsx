// Where one is in something that is done step by step.
import { useEffect, useRef, type ReactNode } from 'react';
import { stepOf, STEPS_LABEL } from './messages.ts';
import * as css from './steps.css.ts';

interface StepsProps {
  titles: readonly string[];
  /** Index of the step that is shown. */
  at: number;
  children: ReactNode;
}

/** All steps, beside the one that is shown. */
export const Steps = ({ titles, at, children }: StepsProps) => (
  <div className={css.page}>
    <ol className={css.steps} aria-label={STEPS_LABEL}>
      {titles.map((title, index) => (
        <li key={title} className={css.step} aria-current={index === at ? 'step' : undefined}>
          {title}
        </li>
      ))}
    </ol>
    <div className={css.stack}>{children}</div>
  </div>
);

interface StepPanelProps extends StepsProps {
  /** Another step was shown before: the focus goes to this one. */
  hasMoved: boolean;
}

/** The step itself, below its place and its title; each step has a key of its own. */
export function StepPanel({ titles, at, hasMoved, children }: StepPanelProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved) ref.current?.focus();
  }, [hasMoved]);
  return (
    <section className={css.panel} aria-label={titles[at]}>
      <p className={css.place}>{stepOf(at + 1, titles.length)}</p>
      <h2 ref={ref} tabIndex={-1}>
        {titles[at]}
      </h2>
      {children}
    </section>
  );
}

/** What leads on from a step, at the end of its line. */
export const StepActions = ({ children }: { children: ReactNode }) => <div className={css.actions}>{children}</div>;
