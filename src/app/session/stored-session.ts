// The web session in this browser's storage: where it is kept, and how it is found at start.
import { setCredentialsReader } from '#api/identity/credentials.ts';
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
export function storeSession(session: Session): void {
  localStore.remove(pendingSignOutKey);
  if (!localStore.write(storageKeys.token, JSON.stringify(session))) throw new StorageUnavailable('full');
}

/** Everything of the user goes; what outlives a sign-out stays (docs/behaviour.md#what-the-browser-keeps). */
export function clearStorage(): void {
  const removedKeys = localStore.keys().filter((key) => !outlivesSignOut(key) && key !== pendingSignOutKey);
  for (const key of removedKeys) localStore.remove(key);
}

/** What is known of the same bearer already. */
function withStoredUser(session: Session): Session {
  const stored = storedSession();
  return stored?.accessToken === session.accessToken ? { ...stored, ...session } : session;
}

const metaTag = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

// A page served without a proxy still holds the template's own mark.
const isTemplateFilled = (content: string): boolean => !content.startsWith('{{');

/**
 * Takes the bearer out of the page and keeps it; the CSRF proof is read from the page for each call. A session that was
 * left already is not taken up again: it is the answer, to be ended at the proxy as well.
 */
export function takePageSession(now: number): Session | undefined {
  setCredentialsReader(() => ({
    csrf: metaTag('grv_csrf_token')?.content ?? '',
    bearer: storedSession()?.accessToken,
  }));
  const element = metaTag('grv_bearer_token');
  const content = element?.content ?? '';
  element?.remove();
  if (!isTemplateFilled(content)) return undefined;
  const parsed = parseBearer(content, now);
  if (parsed.ok && isMarked(signOutMark(), parsed.session)) {
    clearStorage();
    return parsed.session;
  }
  localStore.remove(pendingSignOutKey);
  if (parsed.ok) storeSession(withStoredUser(parsed.session));
  return undefined;
}

/** The session, if it still holds; one that does not is cleared away. */
export function validSession(now: number): Session | undefined {
  const session = storedSession();
  if (session && sessionAt(now, session) !== 'over') return session;
  clearStorage();
  return undefined;
}
