import { findCard } from '#domain/enrollment/available-cards.ts';
import { currentStepOf, startRun } from '#domain/enrollment/enrollment-run.ts';
import { SAVED_RUN_KEY, parseSavedRun } from '#domain/enrollment/saved-run.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CONTINUE } from '#ui/messages.ts';
import { useSetting } from '#ui/store/use-setting.ts';
import { GUIDE_STEP_TITLES } from './guide/messages.ts';
import { DISCARD_GUIDE, continueGuide } from './messages.ts';
import * as css from './discover.css.ts';

/** Offers to continue or discard an unfinished guide. */
export function ResumeGuide() {
  const [storedRun, storeRun] = useSetting(SAVED_RUN_KEY);
  const savedGuide = parseSavedRun(storedRun);
  const card = savedGuide && findCard(savedGuide.card);
  if (!savedGuide?.found || card?.method.method !== 'flow') return null;
  const { name } = currentStepOf({ ...startRun(card.method.flow), stepIndex: savedGuide.stepIndex });
  return (
    <Banner
      tone="info"
      action={
        <span className={css.actions}>
          <Button size="small" onClick={() => storeRun(null)}>
            {DISCARD_GUIDE}
          </Button>
          <ButtonLink size="small" variant="primary" to={links.discover({}, { add: card.id })}>
            {CONTINUE}
          </ButtonLink>
        </span>
      }
    >
      <p>{continueGuide(sanitize(savedGuide.found.name), GUIDE_STEP_TITLES[name])}</p>
    </Banner>
  );
}
