// Shows the progress in a step-by-step form.
import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { BACK } from '#ui/messages.ts';
import { stepOf, STEPS_LABEL } from './messages.ts';
import * as css from './steps.css.ts';

interface StepsProps {
  titles: readonly string[];
  /** The index of the current step. */
  currentIndex: number;
  children: ReactNode;
}

/** The list of all steps, beside the panel of the current step. */
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
  /**
   * Whether another step was shown before. Then this step slides in, and its title gets the focus
   * (docs/behaviour.md#constants).
   */
  wasAnotherStepShown: boolean;
  /** Goes to the previous step, if possible. */
  onBack?: (() => void) | undefined;
}

/** The current step with its number and title; each step needs its own key. */
export function StepPanel({ titles, currentIndex, wasAnotherStepShown, onBack, children }: StepPanelProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasAnotherStepShown) ref.current?.focus();
  }, [wasAnotherStepShown]);
  return (
    <section className={wasAnotherStepShown ? css.moved : css.panel} aria-label={titles[currentIndex]}>
      <p className={css.position}>{stepOf(currentIndex + 1, titles.length)}</p>
      <h2 ref={ref} tabIndex={-1}>
        {titles[currentIndex]}
      </h2>
      <BackContext value={onBack}>{children}</BackContext>
    </section>
  );
}

/** The buttons of a step, after Back if there is a previous step. */
export function StepActions({ children }: { children?: ReactNode }) {
  const goBack = use(BackContext);
  return (
    <div className={css.actions}>
      {goBack && <Button onClick={goBack}>{BACK}</Button>}
      {children}
    </div>
  );
}
