import { useLoaderData, useMatches } from 'react-router-dom';
import { readStored, sessionAt, storageKeys } from '#domain/session/record.ts';
import { Opened } from './opened.tsx';
import { Welcome } from './welcome.tsx';

/** Whether this browser has a session already. */
export function loader(): boolean {
  const session = readStored(localStorage.getItem(storageKeys.token));
  return session !== undefined && sessionAt(Date.now(), session) !== 'over';
}

/** Invitation and reset, before and after the click that opens the link. */
export function Component() {
  const { handle } = useMatches().at(-1) ?? {};
  const isSignedIn = useLoaderData<typeof loader>();
  const isOpened = handle === 'inviteContinue' || handle === 'resetContinue';
  return isOpened ? <Opened /> : <Welcome isSignedIn={isSignedIn} />;
}
