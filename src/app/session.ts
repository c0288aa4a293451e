// The web session in this browser: where it is kept, how it is found at start, how it ends.
import { clearedStorageKeeps, parseBearer, readStored, sessionAt, storageKeys, type Session } from '#domain/session.ts';
import { http, queries } from '#api/client.ts';
import { identify } from '#api/credentials.ts';
import { links } from '#lib/links.ts';

export const storedSession = (): Session | undefined => readStored(localStorage.getItem(storageKeys.token));

export function keep(session: Session): void {
  localStorage.setItem(storageKeys.token, JSON.stringify(session));
}

/** Everything of the user goes; what the specification keeps stays (specification section 3). */
function clearStorage(): void {
  const gone = Object.keys(localStorage).filter((key) => !clearedStorageKeeps.includes(key));
  for (const key of gone) localStorage.removeItem(key);
}

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

// A page served without a proxy still holds the template's own mark.
const isFilled = (content: string): boolean => !content.startsWith('{{');

/** Takes the bearer out of the page and keeps it; the CSRF proof is read from the page for each call. */
export function takeSession(now: number): void {
  const csrf = meta('grv_csrf_token')?.content ?? '';
  identify(() => ({ csrf, bearer: storedSession()?.accessToken }));
  const element = meta('grv_bearer_token');
  const content = element?.content ?? '';
  element?.remove();
  if (!isFilled(content)) return;
  const found = parseBearer(content, now);
  if (found.ok) keep(found.session);
}

/** The session, if it still holds; one that does not is cleared away. */
export function liveSession(now: number): Session | undefined {
  const session = storedSession();
  if (session && sessionAt(now, session) !== 'over') return session;
  clearStorage();
  return undefined;
}

/** With a full load of the login page, which brings a page that knows nothing (facts/auth-and-identity.md 23.4). */
function leave(): void {
  clearStorage();
  queries.clear();
  location.replace(links.login());
}

// Whoever leaves must get away, also where nothing answers.
const PATIENCE_MS = 5_000;

let isLeaving = false;

/**
 * Signs out at the proxy too, or the login page would bring a bearer again; whatever the proxy answers, this browser forgets.
 * Other tabs learn it from the storage, so that is emptied last.
 */
export async function signOut(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  try {
    const { data } = await http.DELETE('/v1/webapi/sessions/web', { signal: AbortSignal.timeout(PATIENCE_MS) });
    const elsewhere = data && 'samlSloUrl' in data ? data.samlSloUrl : undefined;
    if (elsewhere?.startsWith('https://')) {
      clearStorage();
      location.replace(elsewhere);
      return;
    }
  } catch {
    // The session may be gone already or the network down: signing out here must not depend on it.
  }
  leave();
}
