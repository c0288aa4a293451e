// The tour of the demo: a card in the corner of the window that leads through six pages (docs/behaviour.md#demo).
import X from 'lucide-react/icons/x';
import { useNavigate } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { BACK } from '#ui/messages.ts';
import { stepOf } from '#ui/steps/messages.ts';
import { CLOSE_TOUR, FINISH_TOUR, NEXT_STEP } from './messages.ts';
import { tourSteps } from './tour-steps.ts';
import { useTour } from './use-tour.ts';
import * as css from './tour.css.ts';

export function DemoTour({ root, features }: Pick<PageContext, 'root' | 'features'>) {
  const [index, setIndex] = useTour();
  const navigate = useNavigate();
  const steps = tourSteps(root, features);
  const step = index === undefined ? undefined : steps[index];
  if (index === undefined || !step) return null;
  const isLast = index === steps.length - 1;
  const close = () => {
    setIndex(undefined);
    // The focused button disappears with the tour.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const go = (next: number) => {
    setIndex(next);
    void navigate(steps[next]?.to ?? '');
  };
  return (
    <section className={css.card} aria-labelledby="tour-heading">
      <h2 id="tour-heading" className={css.heading}>
        {step.title}
      </h2>
      <IconButton label={CLOSE_TOUR} icon={X} size="small" onClick={close} />
      <p className={css.text} aria-live="polite">
        {step.text}
      </p>
      <div className={css.footer}>
        <span className={css.progress}>{stepOf(index + 1, steps.length)}</span>
        {index > 0 && (
          <Button size="small" onClick={() => go(index - 1)}>
            {BACK}
          </Button>
        )}
        <Button size="small" onClick={() => (isLast ? close() : go(index + 1))}>
          {isLast ? FINISH_TOUR : NEXT_STEP}
        </Button>
      </div>
    </section>
  );
}
