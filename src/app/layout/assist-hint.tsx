import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { storageKeys } from '#domain/session/session-record.ts';
import { links } from '#lib/links.ts';
import { ASSIST_HINT_MESSAGE, ASSIST_HINT_LABEL, DISMISS_HINT, OPEN_ASSIST } from '#app/messages.ts';
import { Hint } from './hint.tsx';
import { localStore } from '#lib/browser/storage.ts';

/** Announces the assistant once per browser (docs/behaviour.md#browser-storage). */
export function AssistHint() {
  const { pathname } = useLocation();
  const [isShown, setShown] = useState(() => localStore.read(storageKeys.showAssist) !== 'false');
  useEffect(() => void localStore.writeIfRoom(storageKeys.showAssist, 'false'), []);
  if (!isShown || pathname.startsWith(links.assist())) return null;
  const close = () => setShown(false);
  return (
    <Hint
      label={ASSIST_HINT_LABEL}
      message={ASSIST_HINT_MESSAGE}
      dismissLabel={DISMISS_HINT}
      onDismiss={close}
      to={links.assist()}
      openLabel={OPEN_ASSIST}
      onOpen={close}
    />
  );
}
