// The web session of this tab: holds the state of #domain/session, receives events and runs the resulting effects.
import { describeError } from '#lib/user-facing-error.ts';
import { queryClient } from '#api/query-client.ts';
import { onRevoked, restoreCredentials, revokeCredentials } from '#api/identity/credentials.ts';
import { setUserReloader } from '#api/identity/reload-user.ts';
import { parseAnnouncement } from '#domain/session/session-timers.ts';
import { isLockedOut } from '#domain/session/locked-out.ts';
import { nextSession } from '#domain/session/session-machine.ts';
import { signOutMarkOf, pendingSignOutKey } from '#domain/session/pending-sign-out.ts';
import { storageKeys, type Session, tokenStatusAt } from '#domain/session/session-record.ts';
import type { SessionFacts, SessionEffect, SessionEvent, SessionState } from '#domain/session/session-state.ts';
import { links } from '#lib/links.ts';
import { hasUnsavedWork } from '#lib/browser/unsaved-work.ts';
import { createStore } from '#lib/browser/store.ts';
import {
  fetchCurrentUser,
  endSessionAtProxy,
  fetchEndRefusal,
  SIGN_OUT_TIMEOUT_MS,
  renewSession,
  fetchSessionUser,
} from './session-requests.ts';
import { storeEndReason } from './end-reason.ts';
import { notifyOtherTabs, readLastActive, recordActivity } from './cross-tab.ts';
import { clearStorage, storeSession, signOutMark, storedSession } from './stored-session.ts';
import { errorText } from '#ui/feedback/messages.ts';
import { localStore } from '#lib/browser/storage.ts';

// Renewal: one tab renews the session for all tabs, and the others read the new token from storage.
type Dispatch = (event: SessionEvent) => void;

// Only pages of secure origins have locks, although the DOM types always declare them.
const lockManager = () => navigator.locks as LockManager | undefined;

const hasLocks = (): boolean => lockManager() !== undefined;

/** Whether any tab is renewing. */
async function isRenewalLocked(): Promise<boolean> {
  const { held = [] } = (await lockManager()?.query()) ?? {};
  return held.some(({ name }) => name === storageKeys.renewing);
}

/** Renews the session. The caller holds the renewal lock, if the browser has locks. Dispatches no result if the session ends during the renewal. */
async function renewNow(dispatch: Dispatch): Promise<void> {
  const controller = new AbortController();
  const unsubscribe = onRevoked(() => controller.abort());
  notifyOtherTabs(storageKeys.renewing, JSON.stringify(Date.now()));
  try {
    const session = await renewSession(controller.signal);
    if (!controller.signal.aborted) dispatch({ type: 'renewed', session });
  } catch {
    // A renewal without a response counts as failed too (docs/behaviour.md#session).
    if (!controller.signal.aborted) dispatch({ type: 'notRenewed' });
  } finally {
    unsubscribe();
    notifyOtherTabs(storageKeys.renewing, JSON.stringify(false));
  }
}

function isRenewalDue(): boolean {
  const session = storedSession();
  return session !== undefined && tokenStatusAt(Date.now(), session) === 'renew';
}

/** Renews the session, unless another tab is renewing it or has just renewed it. */
async function renew(dispatch: Dispatch): Promise<void> {
  const manager = lockManager();
  if (!manager) return renewNow(dispatch);
  await manager.request(storageKeys.renewing, { ifAvailable: true }, async (lock) => {
    if (lock && isRenewalDue()) await renewNow(dispatch);
    else dispatch({ type: 'renewalSkipped' });
  });
}

const state = createStore<SessionState>({ status: 'none' });
export const sessionState: Pick<typeof state, 'get' | 'subscribe'> = state;

const currentFacts = (): SessionFacts => ({
  now: Date.now(),
  stored: storedSession(),
  lastActive: readLastActive(),
  signOutMark: signOutMark(),
  hasUnsavedWork: hasUnsavedWork(),
  hasLocks: hasLocks(),
});

export function dispatch(event: SessionEvent): void {
  const step = nextSession(state.get(), event, currentFacts());
  state.set(step.state);
  for (const effect of step.effects) runEffect(effect);
}

/** The storage key that announces the end of a session to other tabs, which decide what to do. */
const ENDED_KEY = 'postern-session-ended';

/** The session event that another tab announces with a storage change; undefined if it announces none. */
function sessionEventOf({ key, newValue }: StorageEvent): SessionEvent | undefined {
  if (key === ENDED_KEY && newValue !== null) return { type: 'endAnnounced' };
  if (key === pendingSignOutKey) return { type: newValue === null ? 'signOutFinished' : 'signOutAnnounced' };
  if (key === storageKeys.lastActive) return { type: 'idleChecked' };
  const announcement = key === storageKeys.renewing ? parseAnnouncement(newValue, Date.now()) : undefined;
  return announcement && { type: 'announced', announcement };
}

function onStorageChange(change: StorageEvent): void {
  const event = sessionEventOf(change);
  if (event) dispatch(event);
  // Other keys are ignored: the token may already be removed while the event that explains its removal is still queued.
  else if (change.key === storageKeys.token || change.key === null) dispatch({ type: 'storageChanged' });
}

async function checkStatus(): Promise<void> {
  const refusal = (await isRenewalLocked()) ? undefined : await fetchEndRefusal();
  if (!refusal) return;
  if (isLockedOut(refusal)) dispatch({ type: 'lockedOut', reason: refusal.message });
  else if (refusal.status === 401) dispatch({ type: 'unauthorized', certainty: 'confirmed' });
  else dispatch({ type: 'statusForbidden' });
}

async function loadUser(root: string): Promise<void> {
  try {
    dispatch({ type: 'userKnown', user: await fetchCurrentUser(root) });
  } catch {
    // Ignored: the next page that opens requests the user again.
  }
}

let pendingSilentEnd: Promise<void> = Promise.resolve();

/** The next sign-in waits until a silent sign-out has ended, because a late response would clear the new cookie. */
export const waitForSilentEnd = (): Promise<void> => pendingSilentEnd;

async function endSilently(session: Session): Promise<void> {
  try {
    await endSessionAtProxy(session);
    localStore.remove(pendingSignOutKey);
  } catch {
    // The mark stays, so that the next page load ends the session unless the user has signed in again.
  }
}

async function endSession(session: Session): Promise<void> {
  try {
    dispatch({ type: 'signOutAnswered', redirectAddress: await endSessionAtProxy(session) });
  } catch (error) {
    dispatch({ type: 'signOutUnanswered', reason: errorText(describeError(error)) });
  }
}

async function identifyUser(session: Session, root: string): Promise<void> {
  try {
    dispatch({ type: 'identified', session, user: await fetchSessionUser(session, root), isHere: false });
  } catch {
    // The user is unknown, so the sign-in dialog of this page stays open.
  }
}

/** Reloads the user's traits. Throws the proxy's refusal. Throws if the session has ended in the meantime. */
async function reloadUserTraits(): Promise<void> {
  const controller = new AbortController();
  const unsubscribe = onRevoked(() => controller.abort());
  try {
    const session = await renewSession(controller.signal, true);
    controller.signal.throwIfAborted();
    dispatch({ type: 'renewed', session });
  } finally {
    unsubscribe();
  }
  await queryClient.invalidateQueries();
}

/**
 * Called by pages that require a session. Listens to changes of the storage until the page unloads, because another tab
 * may still finish a sign-out.
 */
export function openSession(root: string): void {
  addEventListener('storage', onStorageChange);
  setUserReloader(reloadUserTraits);
  dispatch({ type: 'opened', root });
}

/**
 * Loads a page in full, which clears all state in memory (docs/protocol/auth-and-identity.md#23.4). If the current page
 * is the login page, its address stays.
 */
function loadPage(page: 'login' | 'home' | { address: string }): void {
  if (page === 'home') return location.replace(links.home());
  if (page !== 'login') return location.replace(page.address);
  if (location.pathname === links.login()) location.reload();
  else location.replace(links.login());
}

function resumePage(): void {
  restoreCredentials();
  void queryClient.invalidateQueries();
}

function clearCredentials(): void {
  clearStorage();
  revokeCredentials();
}

function runEffect(effect: SessionEffect): void {
  switch (effect.type) {
    case 'askUser':
      return void loadUser(effect.root);
    case 'renew':
      return void renew(dispatch);
    case 'askStatus':
      return void checkStatus();
    case 'keep':
      return storeSession(effect.session);
    case 'stampActivity':
      return recordActivity();
    case 'announceEnd':
      return notifyOtherTabs(ENDED_KEY, 'true');
    case 'markSignOut':
      // If storage is full, a failed sign-out is not retried at the next start.
      return void localStore.write(pendingSignOutKey, signOutMarkOf(effect.session));
    case 'clearMark':
      return localStore.remove(pendingSignOutKey);
    case 'forget':
      return clearCredentials();
    case 'emptyCache':
      return queryClient.clear();
    case 'keepReason':
      return storeEndReason(effect.reason);
    case 'stopQueries':
      return void queryClient.cancelQueries();
    case 'goOn':
      return resumePage();
    case 'endAtProxy':
      if (effect.isQuiet) pendingSilentEnd = endSilently(effect.session);
      else void endSession(effect.session);
      return;
    case 'takeOverLater':
      return void setTimeout(() => dispatch({ type: 'takeOverDue' }), 2 * SIGN_OUT_TIMEOUT_MS);
    case 'identify':
      return void identifyUser(effect.session, effect.root);
    case 'load':
      return loadPage(effect.page);
  }
}

export const signOut = (): void => dispatch({ type: 'signOutChosen' });

/**
 * Continues with a session that was opened from this page, if it belongs to the same user. Throws the proxy's refusal.
 */
export async function resumeSession(session: Session): Promise<void> {
  const current = state.get();
  if (current.status !== 'ended') return;
  dispatch({ type: 'identified', session, user: await fetchSessionUser(session, current.root), isHere: true });
}
