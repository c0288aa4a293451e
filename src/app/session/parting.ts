// Signing out: this browser forgets at once, in every tab; the proxy is told, and asked again until it has answered.
import { useSyncExternalStore } from 'react';
import { http, queries } from '#api/client.ts';
import { revoke } from '#api/credentials.ts';
import { Refusal } from '#api/refusal.ts';
import { isOverAnyway, isParted, partingKey, partingMark } from '#domain/session/pending-sign-out.ts';
import { sessionAt, type Session } from '#domain/session/record.ts';
import { links } from '#lib/links.ts';
import { clearStorage, storedSession } from './storage.ts';

export type Parting =
  | { at: 'none' }
  | { at: 'asking' }
  /** The session may live on at the proxy; `words` say why nobody knows. */
  | { at: 'unanswered'; words: string; isAsking: boolean; again: () => void };

let parting: Parting = { at: 'none' };
const listeners = new Set<() => void>();

function say(next: Parting): void {
  parting = next;
  for (const told of listeners) told();
}

function subscribe(told: () => void): () => void {
  listeners.add(told);
  return () => void listeners.delete(told);
}

export const useParting = (): Parting => useSyncExternalStore(subscribe, () => parting);
export const isLeaving = (): boolean => parting.at !== 'none';

// Whoever leaves must get away, also where nothing answers.
const PATIENCE_MS = 5_000;

/** Asks the proxy to end the session; the answer is where to go on, if it says so. Throws while the session may live on. */
export async function endAtProxy({ accessToken }: Session): Promise<string | undefined> {
  try {
    const { data } = await http.DELETE('/v1/webapi/sessions/web', {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return data && 'samlSloUrl' in data && data.samlSloUrl.startsWith('https://') ? data.samlSloUrl : undefined;
  } catch (error) {
    if (error instanceof Refusal && isOverAnyway(error.status)) return undefined;
    throw error;
  }
}

/** A full load brings a page that knows nothing (facts/auth-and-identity.md 23.4); the address of a login page stays. */
const startAfresh = () => (location.pathname === links.login() ? location.reload() : location.replace(links.login()));

/** Ends a session that this browser has left already; somebody who signed in meanwhile is not touched. */
export async function finish(session: Session): Promise<void> {
  if (!isParted(localStorage.getItem(partingKey), session)) return startAfresh();
  say(parting.at === 'unanswered' ? { ...parting, isAsking: true } : { at: 'asking' });
  try {
    const elsewhere = await endAtProxy(session);
    localStorage.removeItem(partingKey);
    if (elsewhere === undefined) startAfresh();
    else location.replace(elsewhere);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    say({ at: 'unanswered', words, isAsking: false, again: () => void finish(session) });
  }
}

/** Names the session that is left, for whichever page of this browser comes next. */
export const mark = (session: Session): void => localStorage.setItem(partingKey, partingMark(session));

function close(): void {
  clearStorage();
  revoke();
  queries.clear();
}

/** Leaves a session that is over: there is nothing to end. */
export function forget(): void {
  if (isLeaving()) return;
  say({ at: 'asking' });
  close();
  location.replace(links.login());
}

/** Signs out. The mark stands before the token goes, so that other tabs know why it went. */
export function signOut(session = storedSession()): void {
  if (isLeaving()) return;
  if (!session || sessionAt(Date.now(), session) === 'over') return forget();
  mark(session);
  close();
  void finish(session);
}

/** Another tab signs out and asks the proxy; if it does not get there, this one does. */
export function followOut(session: Session | undefined): void {
  if (isLeaving()) return;
  say({ at: 'asking' });
  close();
  addEventListener('storage', ({ key, newValue }) => key === partingKey && newValue === null && startAfresh());
  setTimeout(() => (session ? void finish(session) : startAfresh()), 2 * PATIENCE_MS);
}
