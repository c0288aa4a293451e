// The web session in the browser's storage: reads it at start and stores changes.
import { setCredentialsReader } from '#api/identity/credentials.ts';
import { matchesSignOutMark, pendingSignOutKey } from '#domain/session/pending-sign-out.ts';
import {
  isKeptAtSignOut,
  parseBearer,
  parseStoredSession,
  tokenStatusAt,
  storageKeys,
  withStoredData,
  type Session,
} from '#domain/session/session-record.ts';
import { localStore, StorageUnavailable } from '#lib/browser/storage.ts';

export const storedSession = (): Session | undefined => parseStoredSession(localStore.read(storageKeys.token));

export const signOutMark = (): string | null => localStore.read(pendingSignOutKey);

/** Whether the proxy has not confirmed a sign-out yet. */
export const isSignOutPending = (): boolean => signOutMark() !== null;

/** Stores a new session, which replaces a pending sign-out. Throws if storage is full. */
export function storeSession(session: Session): void {
  localStore.remove(pendingSignOutKey);
  if (!localStore.write(storageKeys.token, JSON.stringify(session))) throw new StorageUnavailable('full');
}

/** Deletes the user's data, except for data that survives a sign-out (docs/behaviour.md#browser-storage). */
export function clearStorage(): void {
  const removedKeys = localStore.keys().filter((key) => !isKeptAtSignOut(key) && key !== pendingSignOutKey);
  for (const key of removedKeys) localStore.remove(key);
}

const metaTag = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

// A page served without a proxy still contains the template's placeholder.
const isTemplateFilled = (content: string): boolean => !content.startsWith('{{');

/**
 * Moves the bearer from the page into storage; the CSRF token is read from the page for each request. Returns a session
 * that the user has already signed out of, so that the proxy can end it too.
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
  if (parsed.ok && matchesSignOutMark(signOutMark(), parsed.session)) {
    clearStorage();
    return parsed.session;
  }
  localStore.remove(pendingSignOutKey);
  if (parsed.ok) storeSession(withStoredData(parsed.session, storedSession()));
  return undefined;
}

/** Returns the stored session if it has not expired; deletes an expired one. */
export function validSession(now: number): Session | undefined {
  const session = storedSession();
  if (session && tokenStatusAt(now, session) !== 'over') return session;
  clearStorage();
  return undefined;
}
