// The web session in this browser's storage: where it is kept, and how it is found at start.
import { identify } from '#api/identity/credentials.ts';
import { isMarked, pendingSignOutKey } from '#domain/session/pending-sign-out.ts';
import {
  outlivesSignOut,
  parseBearer,
  readStored,
  sessionAt,
  storageKeys,
  type Session,
} from '#domain/session/record.ts';
import { localStore, StorageUnavailable } from '#lib/browser/storage.ts';

export const storedSession = (): Session | undefined => readStored(localStore.read(storageKeys.token));

export const signOutMark = (): string | null => localStore.read(pendingSignOutKey);

/** Whether the proxy has still to hear of a sign-out. */
export const isSignOutPending = (): boolean => signOutMark() !== null;

/** With a new session nothing of the one before is left to end. Throws where the browser has no room for the session. */
export function keep(session: Session): void {
  localStore.remove(pendingSignOutKey);
  if (!localStore.write(storageKeys.token, JSON.stringify(session))) throw new StorageUnavailable('full');
}

/** Everything of the user goes; what outlives a sign-out stays (docs/behaviour.md#what-the-browser-keeps). */
export function clearStorage(): void {
  const gone = localStore.keys().filter((key) => !outlivesSignOut(key) && key !== pendingSignOutKey);
  for (const key of gone) localStore.remove(key);
}

/** What is known of the same bearer already. */
function withUser(session: Session): Session {
  const before = storedSession();
  return before?.accessToken === session.accessToken ? { ...before, ...session } : session;
}

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

// A page served without a proxy still holds the template's own mark.
const isFilled = (content: string): boolean => !content.startsWith('{{');

/**
 * Takes the bearer out of the page and keeps it; the CSRF proof is read from the page for each call. A session that was
 * left already is not taken up again: it is the answer, to be ended at the proxy as well.
 */
export function takeSession(now: number): Session | undefined {
  identify(() => ({ csrf: meta('grv_csrf_token')?.content ?? '', bearer: storedSession()?.accessToken }));
  const element = meta('grv_bearer_token');
  const content = element?.content ?? '';
  element?.remove();
  if (!isFilled(content)) return undefined;
  const found = parseBearer(content, now);
  if (found.ok && isMarked(signOutMark(), found.session)) {
    clearStorage();
    return found.session;
  }
  localStore.remove(pendingSignOutKey);
  if (found.ok) keep(withUser(found.session));
  return undefined;
}

/** The session, if it still holds; one that does not is cleared away. */
export function liveSession(now: number): Session | undefined {
  const session = storedSession();
  if (session && sessionAt(now, session) !== 'over') return session;
  clearStorage();
  return undefined;
}
