import { useLoaderData, useMatches } from 'react-router-dom';
import { parseStoredSession, sessionStatusAt, storageKeys } from '#domain/session/session-record.ts';
import { OpenedLinkPage } from './opened-link-page.tsx';
import { localStore } from '#lib/browser/storage.ts';

/** Whether this browser already has a session. */
export function loader(): boolean {
  const session = parseStoredSession(localStore.read(storageKeys.token));
  return session !== undefined && sessionStatusAt(Date.now(), session) !== 'over';
}

/** The welcome page of invitations and resets, and the steps after it. */
export function Component() {
  const { handle } = useMatches().at(-1) ?? {};
  const isSignedIn = useLoaderData<typeof loader>();
  const isStarted = handle === 'inviteContinue' || handle === 'resetContinue';
  return <OpenedLinkPage isStarted={isStarted} isSignedIn={isSignedIn} />;
}
