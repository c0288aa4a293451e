import { cardOf } from '#domain/enrollment/cards.ts';
import { stepOf, begin } from '#domain/enrollment/next.ts';
import { SAVED_RUN, savedRun } from '#domain/enrollment/saved-run.ts';
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
  const [text, keep] = useSetting(SAVED_RUN);
  const saved = savedRun(text);
  const card = saved && cardOf(saved.card);
  if (!saved?.found || card?.way.by !== 'flow') return null;
  const { name } = stepOf({ ...begin(card.way.flow), at: saved.at });
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
