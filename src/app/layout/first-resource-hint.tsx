import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { captureNow } from '#api/usage/capture-now.ts';
import { withNotice } from '#domain/onboarding.ts';
import { storageKeys } from '#domain/session/record.ts';
import { links } from '#lib/links.ts';
import { ADD_FIRST, ADD_FIRST_HINT, ADD_LATER, ADD_TO_REACH } from '#app/messages.ts';
import { Hint } from './hint.tsx';
import { localStore } from '#lib/browser/storage.ts';

const note = () => localStore.writeIfRoom(storageKeys.discover, withNotice(localStore.read(storageKeys.discover)));

/** Offers the first step to anyone who may take it, until that is answered or taken (docs/behaviour.md#start-up). */
export function FirstResourceHint() {
  const isThere = useLocation().pathname.startsWith(links.discover());
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    // Once one leaves it, nothing is offered any more.
    if (isThere) note();
  }, [isThere]);
  if (!isShown || isThere) return null;
  const close = (event: 'tp.ui.onboard.addFirstResource.click' | 'tp.ui.onboard.addFirstResourceLater.click') => {
    note();
    void captureNow({ event });
    setShown(false);
  };
  return (
    <Hint
      label={ADD_FIRST_HINT}
      words={ADD_TO_REACH}
      later={ADD_LATER}
      onLater={() => close('tp.ui.onboard.addFirstResourceLater.click')}
      to={links.discover()}
      open={ADD_FIRST}
      onOpen={() => close('tp.ui.onboard.addFirstResource.click')}
    />
  );
}
