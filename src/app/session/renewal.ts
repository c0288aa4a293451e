// One tab renews the session for all tabs; the others read the new token from storage.
import { onRevoked } from '#api/identity/credentials.ts';
import { sessionStatusAt, storageKeys } from '#domain/session/session-record.ts';
import type { SessionEvent } from '#domain/session/session-state.ts';
import { renewSession } from './session-requests.ts';
import { notifyOtherTabs } from './cross-tab.ts';
import { storedSession } from './stored-session.ts';

type Dispatch = (event: SessionEvent) => void;

// Only pages of secure origins have locks, although the DOM types always declare them.
const lockManager = () => navigator.locks as LockManager | undefined;

export const hasLocks = (): boolean => lockManager() !== undefined;

/** Whether another tab is renewing. */
export async function isRenewalLocked(): Promise<boolean> {
  const { held = [] } = (await lockManager()?.query()) ?? {};
  return held.some(({ name }) => name === storageKeys.renewing);
}

/** Dispatches nothing if the session ends during the renewal. */
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
  return session !== undefined && sessionStatusAt(Date.now(), session) === 'renew';
}

/** Renews the session, unless another tab is renewing it or has just renewed it. */
export async function renew(dispatch: Dispatch): Promise<void> {
  const manager = lockManager();
  if (!manager) return renewNow(dispatch);
  await manager.request(storageKeys.renewing, { ifAvailable: true }, async (lock) => {
    if (lock && isRenewalDue()) await renewNow(dispatch);
    else dispatch({ type: 'renewalSkipped' });
  });
}
