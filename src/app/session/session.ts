// The web session of this tab: holds the state of #domain/session, takes events, and carries out the effects that follow.
import { wordsOf } from '#lib/plain-error.ts';
import { queries } from '#api/queries.ts';
import { onRevoked, readmit, revoke } from '#api/identity/credentials.ts';
import { reloadBy } from '#api/identity/own-access.ts';
import { readAnnouncement } from '#domain/session/clocks.ts';
import { isLockedOut } from '#domain/session/locked-out.ts';
import { next } from '#domain/session/next.ts';
import { markOf, pendingSignOutKey } from '#domain/session/pending-sign-out.ts';
import { storageKeys, type Session } from '#domain/session/record.ts';
import type { Facts, SessionEffect, SessionEvent, SessionState } from '#domain/session/state.ts';
import { links } from '#lib/links.ts';
import { isWorkOpen } from '#lib/browser/open-work.ts';
import { ownSettings } from '#lib/browser/settings.ts';
import { createStore } from '#lib/browser/store.ts';
import { currentUser, endAtProxy, endingRefusal, PATIENCE_MS, renewedSession, userOf } from './calls.ts';
import { keepReason } from './end-reason.ts';
import { hasLocks, isRenewalLocked, renew } from './renewal.ts';
import { announce, lastActive, stampActivity } from './between-tabs.ts';
import { clearStorage, keep, signOutMark, storedSession } from './storage.ts';
import { errorText } from '#ui/feedback/messages.ts';
import { localStore } from '#lib/browser/storage.ts';

const state = createStore<SessionState>({ at: 'none' });
export const sessionState: Pick<typeof state, 'get' | 'subscribe'> = state;

const facts = (): Facts => ({
  now: Date.now(),
  stored: storedSession(),
  lastActive: lastActive(),
  mark: signOutMark(),
  isWorkOpen: isWorkOpen(),
  hasLocks: hasLocks(),
});

export function dispatch(event: SessionEvent): void {
  const step = next(state.get(), event, facts());
  state.set(step.state);
  for (const effect of step.effects) carryOut(effect);
}

/** Announced to other tabs, which find out for themselves what it means for them. */
const ENDED_KEY = 'postern-session-ended';

/** The event in a change of storage by another tab, besides the change itself. */
function eventIn({ key, newValue }: StorageEvent): SessionEvent | undefined {
  if (key === ENDED_KEY && newValue !== null) return { on: 'endAnnounced' };
  if (key === pendingSignOutKey) return { on: newValue === null ? 'signOutFinished' : 'signOutAnnounced' };
  if (key === storageKeys.lastActive) return { on: 'idleChecked' };
  const announcement = key === storageKeys.renewing ? readAnnouncement(newValue, Date.now()) : undefined;
  return announcement && { on: 'announced', announcement };
}

function onStorage(change: StorageEvent): void {
  const event = eventIn(change);
  if (event) dispatch(event);
  // Each end has its own rule for work that is open, and the token goes right behind it.
  if (event?.on !== 'endAnnounced' && event?.on !== 'signOutAnnounced') dispatch({ on: 'storageChanged' });
}

async function askStatus(): Promise<void> {
  const refusal = (await isRenewalLocked()) ? undefined : await endingRefusal();
  if (!refusal) return;
  if (isLockedOut(refusal)) dispatch({ on: 'lockedOut', reason: refusal.message });
  else if (refusal.status === 401) dispatch({ on: 'unauthorized', certainty: 'confirmed' });
  else dispatch({ on: 'statusForbidden' });
}

async function askUser(root: string): Promise<void> {
  try {
    const user = await currentUser(root);
    ownSettings(user);
    dispatch({ on: 'userKnown', user });
  } catch {
    // Not known yet; whatever opens next asks again.
  }
}

let quietEnd: Promise<void> = Promise.resolve();

/** The next sign-in waits for it, or its answer would clear the new cookie. */
export const earlierEnd = (): Promise<void> => quietEnd;

async function endQuietly(session: Session): Promise<void> {
  try {
    await endAtProxy(session);
    localStore.remove(pendingSignOutKey);
  } catch {
    // The mark stays: the next page ends the session, unless there was a sign-in by then.
  }
}

async function end(session: Session): Promise<void> {
  try {
    dispatch({ on: 'signOutAnswered', goOnAt: await endAtProxy(session) });
  } catch (error) {
    dispatch({ on: 'signOutUnanswered', reason: errorText(wordsOf(error)) });
  }
}

async function identify(session: Session, root: string): Promise<void> {
  try {
    dispatch({ on: 'identified', session, user: await userOf(session, root), isHere: false });
  } catch {
    // The user is unknown, so the sign-in dialog of this page stays.
  }
}

/** Throws what the proxy says; a session that ends meanwhile takes no new bearer. */
async function reloadUser(): Promise<void> {
  const left = new AbortController();
  const stop = onRevoked(() => left.abort());
  try {
    const session = await renewedSession(left.signal, true);
    left.signal.throwIfAborted();
    dispatch({ on: 'renewed', session });
  } finally {
    stop();
  }
  await queries.invalidateQueries();
}

/** A page of the signed in is there. Storage is listened to until the page goes: another tab may yet finish a sign-out. */
export function openSession(root: string): void {
  addEventListener('storage', onStorage);
  reloadBy(reloadUser);
  dispatch({ on: 'opened', root });
}

/**
 * A full load brings a page that knows nothing (docs/protocol/auth-and-identity.md#23.4); the address of a login page
 * stays.
 */
function load(page: 'login' | 'home' | { address: string }): void {
  if (page === 'home') return location.replace(links.home());
  if (page !== 'login') return location.replace(page.address);
  if (location.pathname === links.login()) location.reload();
  else location.replace(links.login());
}

function goOn(): void {
  readmit();
  void queries.invalidateQueries();
}

function forget(): void {
  clearStorage();
  revoke();
}

function carryOut(effect: SessionEffect): void {
  switch (effect.do) {
    case 'askUser':
      return void askUser(effect.root);
    case 'renew':
      return void renew(dispatch);
    case 'askStatus':
      return void askStatus();
    case 'keep':
      return keep(effect.session);
    case 'stampActivity':
      return stampActivity();
    case 'announceEnd':
      return announce(ENDED_KEY, 'true');
    case 'markSignOut':
      // Without room for the mark, a sign-out that fails is not tried again at the next start.
      return void localStore.write(pendingSignOutKey, markOf(effect.session));
    case 'clearMark':
      return localStore.remove(pendingSignOutKey);
    case 'forget':
      return forget();
    case 'emptyCache':
      return queries.clear();
    case 'keepReason':
      return keepReason(effect.reason);
    case 'stopQueries':
      return void queries.cancelQueries();
    case 'goOn':
      return goOn();
    case 'endAtProxy':
      if (effect.isQuiet) quietEnd = endQuietly(effect.session);
      else void end(effect.session);
      return;
    case 'takeOverLater':
      return void setTimeout(() => dispatch({ on: 'takeOverDue' }), 2 * PATIENCE_MS);
    case 'identify':
      return void identify(effect.session, effect.root);
    case 'load':
      return load(effect.page);
  }
}

export const signOut = (): void => dispatch({ on: 'signOutChosen' });

/** Goes on with a session that was opened from this page, if it is its owner's. Throws what the proxy says. */
export async function resume(session: Session): Promise<void> {
  const now = state.get();
  if (now.at !== 'ended') return;
  dispatch({ on: 'identified', session, user: await userOf(session, now.root), isHere: true });
}
