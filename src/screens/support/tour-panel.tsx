import { useNavigate } from 'react-router-dom';
import { START_TOUR, TOUR, TOUR_INTRODUCTION } from '#features/demo/messages.ts';
import { useTour } from '#features/demo/use-tour.ts';
import { links } from '#lib/links.ts';
import { Button } from '#ui/button/button.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import * as css from './support.css.ts';

/** Starts the tour of the demo again. */
export function TourPanel() {
  const [, setStep] = useTour();
  const navigate = useNavigate();
  const start = () => {
    setStep(0);
    void navigate(links.home());
  };
  return (
    <Panel>
      <section className={css.group} aria-label={TOUR}>
        <h2>{TOUR}</h2>
        <p>{TOUR_INTRODUCTION}</p>
        <div>
          <Button onClick={start}>{START_TOUR}</Button>
        </div>
      </section>
    </Panel>
  );
}
