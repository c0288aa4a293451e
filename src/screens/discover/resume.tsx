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
import { STEP_TITLES } from './guide/messages.ts';
import { DISCARD_GUIDE, interrupted } from './messages.ts';
import * as css from './discover.css.ts';

/** A guide that was left before its end, to be continued or forgotten. */
export function Resume() {
  const [text, keep] = useSetting(SAVED_RUN_KEY);
  const saved = parseSavedRun(text);
  const card = saved && findCard(saved.card);
  if (!saved?.found || card?.method.by !== 'flow') return null;
  const { name } = currentStepOf({ ...startRun(card.method.flow), stepIndex: saved.at });
  return (
    <Banner
      tone="info"
      action={
        <span className={css.actions}>
          <Button size="small" onClick={() => keep(null)}>
            {DISCARD_GUIDE}
          </Button>
          <ButtonLink size="small" variant="primary" to={links.discover({}, { add: card.id })}>
            {CONTINUE}
          </ButtonLink>
        </span>
      }
    >
      <p>{interrupted(sanitize(saved.found.name), STEP_TITLES[name])}</p>
    </Banner>
  );
}
