// Where one is in something that is done step by step.
import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { BACK } from '#ui/messages.ts';
import { stepOf, STEPS_LABEL } from './messages.ts';
import * as css from './steps.css.ts';

interface StepsProps {
  titles: readonly string[];
  /** Index of the step that is shown. */
  currentIndex: number;
  children: ReactNode;
}

/** All steps, beside the one that is shown. */
export const Steps = ({ titles, currentIndex, children }: StepsProps) => (
  <div className={css.page}>
    <ol className={css.steps} aria-label={STEPS_LABEL}>
      {titles.map((title, index) => (
        <li key={title} className={css.step} aria-current={index === currentIndex ? 'step' : undefined}>
          {title}
        </li>
      ))}
    </ol>
    <div className={css.stack}>{children}</div>
  </div>
);

const BackContext = createContext<(() => void) | undefined>(undefined);

interface StepPanelProps extends StepsProps {
  /** Another step was shown before: this one slides in and gets the focus (docs/behaviour.md#constants). */
  hasMoved: boolean;
  /** To the step before, where there is a way. */
  onBack?: (() => void) | undefined;
}

/** The step itself, below its place and its title; each step has a key of its own. */
export function StepPanel({ titles, currentIndex, hasMoved, onBack, children }: StepPanelProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved) ref.current?.focus();
  }, [hasMoved]);
  return (
    <section className={hasMoved ? css.moved : css.panel} aria-label={titles[currentIndex]}>
      <p className={css.position}>{stepOf(currentIndex + 1, titles.length)}</p>
      <h2 ref={ref} tabIndex={-1}>
        {titles[currentIndex]}
      </h2>
      <BackContext value={onBack}>{children}</BackContext>
    </section>
  );
}

/** What leads on from a step, and back, at the end of its line. */
export function StepActions({ children }: { children?: ReactNode }) {
  const goBack = use(BackContext);
  return (
    <div className={css.actions}>
      {goBack && <Button onClick={goBack}>{BACK}</Button>}
      {children}
    </div>
  );
}
