import { useEffect, useRef, type ReactNode } from 'react';
import { stepOf, STEPS, STEPS_LABEL } from './messages.ts';
import * as css from './new-integration.css.ts';

/** All steps, beside the one that is shown. */
export const StepList = ({ at }: { at: number }) => (
  <ol className={css.steps} aria-label={STEPS_LABEL}>
    {STEPS.map(({ title }, index) => (
      <li key={title} className={css.step} aria-current={index === at ? 'step' : undefined}>
        {title}
      </li>
    ))}
  </ol>
);

interface StepTextProps {
  at: number;
  /** Another step was shown before: the focus goes to this one. */
  hasMoved: boolean;
  children: ReactNode;
}

/** Where one is and what to do there. Drawn anew for each step. */
export function StepText({ at, hasMoved, children }: StepTextProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved) ref.current?.focus();
  }, [hasMoved]);
  const step = STEPS[at];
  return (
    <section className={css.panel} aria-label={step?.title}>
      <p className={css.place}>{stepOf(at + 1, STEPS.length)}</p>
      <h2 ref={ref} tabIndex={-1}>
        {step?.title}
      </h2>
      <ol className={css.lines}>
        {step?.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {children}
    </section>
  );
}
