import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { captureUsage } from '#api/usage/capture-usage.ts';
import { withNotified } from '#domain/onboarding.ts';
import { storageKeys } from '#domain/session/session-record.ts';
import { links } from '#lib/links.ts';
import { ADD_RESOURCE, FIRST_RESOURCE_HINT_LABEL, NOT_NOW, FIRST_RESOURCE_HINT_MESSAGE } from '#app/messages.ts';
import { Hint } from './hint.tsx';
import { localStore } from '#lib/browser/storage.ts';

const storeHintSeen = () =>
  localStore.writeIfRoom(storageKeys.discover, withNotified(localStore.read(storageKeys.discover)));

/**
 * Offers adding the first resource to users with that permission until they dismiss or follow it
 * (docs/behaviour.md#start-up).
 */
export function FirstResourceHint() {
  const isOnDiscoverPage = useLocation().pathname.startsWith(links.discover());
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    // A visit to that page follows the hint, so it does not show again.
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
