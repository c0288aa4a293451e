import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { captureNow } from '#api/capture-now.ts';
import { withNotice } from '#domain/onboarding.ts';
import { storageKeys } from '#domain/session/record.ts';
import { links } from '#lib/links.ts';
import { ADD_FIRST, ADD_FIRST_HINT, ADD_LATER, NOTHING_YET } from '#app/messages.ts';
import { Hint } from './hint.tsx';

/** Offers the first step to whoever may take it, until it is answered (docs/behaviour.md#start-up). */
export function FirstResourceHint() {
  const { pathname } = useLocation();
  const [isShown, setShown] = useState(true);
  if (!isShown || pathname.startsWith(links.discover())) return null;
  const answer = (later: '' | 'Later') => () => {
    localStorage.setItem(storageKeys.discover, withNotice(localStorage.getItem(storageKeys.discover)));
    void captureNow({ event: `tp.ui.onboard.addFirstResource${later}.click` });
    setShown(false);
  };
  return (
    <Hint
      label={ADD_FIRST_HINT}
      words={NOTHING_YET}
      later={ADD_LATER}
      onLater={answer('Later')}
      to={links.discover()}
      open={ADD_FIRST}
      onOpen={answer('')}
    />
  );
}
