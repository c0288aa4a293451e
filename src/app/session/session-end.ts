// A session that ends although nobody signed out: work that is open stays, and its owner signs in again over it.
import { useSyncExternalStore } from 'react';
import { http, queries } from '#api/client.ts';
import { readmit, revoke } from '#api/credentials.ts';
import { userContextOf } from '#api/user-context.ts';
import { isIdle } from '#domain/session/clocks.ts';
import { mustEndAtProxy, staysOpen, type Ending } from '#domain/session/ending.ts';
import { partingKey } from '#domain/session/pending-sign-out.ts';
import type { Session } from '#domain/session/record.ts';
import { links } from '#lib/links.ts';
import { isWorkOpen } from '#lib/open-work.ts';
import { idleness } from './idleness.ts';
import { endAtProxy, forget, isLeaving, mark, signOut } from './parting.ts';
import { clearStorage, keep, storedSession } from './storage.ts';

export interface Ended {
  ending: Ending;
  /** Whose page it is. */
  user: string;
}

let ended: Ended | undefined;
let root = '';
let owner: string | undefined;
const listeners = new Set<() => void>();

function say(next: Ended | undefined): void {
  ended = next;
  for (const told of listeners) told();
}

function subscribe(told: () => void): () => void {
  listeners.add(told);
  return () => void listeners.delete(told);
}

export const useEnded = (): Ended | undefined => useSyncExternalStore(subscribe, () => ended);
export const isEnded = (): boolean => ended !== undefined;

/** Asks whose page this is while the session is good: after its end nobody can tell. */
export async function knowOwner(cluster: string): Promise<void> {
  root = cluster;
  try {
    owner = (await queries.ensureQueryData(userContextOf(cluster))).userName;
  } catch {
    // Not known yet; whatever opens next asks again.
  }
}

/** Other tabs read it, and find out for themselves what it means for them; it goes at once. */
const endedKey = 'postern-session-ended';

function broadcast(): void {
  localStorage.setItem(endedKey, 'true');
  localStorage.removeItem(endedKey);
}

export const tellsOfEnd = ({ key, newValue }: StorageEvent): boolean => key === endedKey && newValue !== null;

let farewell: Promise<void> = Promise.resolve();

/** The proxy is told, as at every sign-out; whoever signs in again waits for that, or the answer would take the new cookie. */
async function bidFarewell(session: Session): Promise<void> {
  mark(session);
  try {
    await endAtProxy(session);
    localStorage.removeItem(partingKey);
  } catch {
    // The mark stays: the next page ends the session, if nobody has signed in by then.
  }
}

/** The session is over, or must be. Who has been away for too long besides finds the login page, as if awake all along. */
export function endSession(ending: Ending): void {
  if (isEnded() || isLeaving()) return;
  if (isIdle(Date.now(), idleness())) return signOut();
  const session = storedSession();
  const page = { isWorkOpen: isWorkOpen(), user: owner };
  const mustEnd = mustEndAtProxy(ending);
  if (ending !== 'elsewhere') broadcast();
  if (!staysOpen(page)) return mustEnd ? signOut(session) : forget();
  if (session && mustEnd) farewell = bidFarewell(session);
  clearStorage();
  revoke();
  void queries.cancelQueries();
  say({ ending, user: page.user });
}

/** Throws what the proxy says; a page that belongs to somebody else goes, whole. */
async function meet({ accessToken }: Session, user: string): Promise<boolean> {
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/context', {
    params: { path: { cluster: root } },
    headers: { authorization: `Bearer ${accessToken}` },
  });
  if (data?.userName === user) return true;
  location.replace(links.home());
  return false;
}

function goOn(): void {
  readmit();
  say(undefined);
  void queries.invalidateQueries();
}

/** Goes on with a session that was opened from this page. */
export async function resume(session: Session): Promise<void> {
  if (!ended || !(await meet(session, ended.user))) return;
  keep(session);
  goOn();
}

/** Somebody signed in, in another tab: the page goes on if it is theirs. */
export async function followIn(session: Session): Promise<void> {
  if (owner === undefined) return;
  try {
    if ((await meet(session, owner)) && isEnded()) goOn();
  } catch {
    // The proxy did not say who it is: whoever waits here signs in here.
  }
}

export const saidFarewell = (): Promise<void> => farewell;
