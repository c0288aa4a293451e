import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { storageKeys } from '#domain/session/record.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Button } from '#ui/button/button.tsx';
import { ASK_ASSIST, ASSIST_HINT, DISMISS_HINT, OPEN_ASSIST } from '#app/messages.ts';
import * as css from './assist-hint.css.ts';

/** Says once in each browser that there is an assistant (docs/behaviour.md#what-the-browser-keeps). */
export function AssistHint() {
  const { pathname } = useLocation();
  const [isShown, setShown] = useState(() => localStorage.getItem(storageKeys.showAssist) !== 'false');
  useEffect(() => localStorage.setItem(storageKeys.showAssist, 'false'), []);
  if (!isShown || pathname.startsWith(links.assist())) return null;
  return (
    <section className={css.hint} aria-label={ASSIST_HINT}>
      <p className={css.words}>{ASK_ASSIST}</p>
      <div className={css.actions}>
        <Button size="small" onClick={() => setShown(false)}>
          {DISMISS_HINT}
        </Button>
        <ButtonLink size="small" variant="primary" to={links.assist()} onClick={() => setShown(false)}>
          {OPEN_ASSIST}
        </ButtonLink>
      </div>
    </section>
  );
}
