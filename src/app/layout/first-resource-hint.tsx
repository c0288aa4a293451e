import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { captureUsage } from '#api/usage/capture-usage.ts';
import { withNotice } from '#domain/onboarding.ts';
import { storageKeys } from '#domain/session/record.ts';
import { links } from '#lib/links.ts';
import { ADD_RESOURCE, FIRST_RESOURCE_HINT_LABEL, NOT_NOW, FIRST_RESOURCE_HINT_MESSAGE } from '#app/messages.ts';
import { Hint } from './hint.tsx';
import { localStore } from '#lib/browser/storage.ts';

const storeHintSeen = () =>
  localStore.writeIfRoom(storageKeys.discover, withNotice(localStore.read(storageKeys.discover)));

/** Offers the first step to anyone who may take it, until that is answered or taken (docs/behaviour.md#start-up). */
export function FirstResourceHint() {
  const isOnDiscoverPage = useLocation().pathname.startsWith(links.discover());
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    // Once one leaves it, nothing is offered any more.
    if (isOnDiscoverPage) storeHintSeen();
  }, [isOnDiscoverPage]);
  if (!isShown || isOnDiscoverPage) return null;
  const close = (event: 'tp.ui.onboard.addFirstResource.click' | 'tp.ui.onboard.addFirstResourceLater.click') => {
    storeHintSeen();
    void captureUsage({ event });
    setShown(false);
  };
  return (
    <Hint
      label={FIRST_RESOURCE_HINT_LABEL}
      message={FIRST_RESOURCE_HINT_MESSAGE}
      dismissLabel={NOT_NOW}
      onDismiss={() => close('tp.ui.onboard.addFirstResourceLater.click')}
      to={links.discover()}
      openLabel={ADD_RESOURCE}
      onOpen={() => close('tp.ui.onboard.addFirstResource.click')}
    />
  );
}
