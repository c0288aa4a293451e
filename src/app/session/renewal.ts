// One tab renews for all: the others find its token in storage.
import { onRevoked } from '#api/identity/credentials.ts';
import { sessionAt, storageKeys } from '#domain/session/record.ts';
import type { SessionEvent } from '#domain/session/state.ts';
import { renewedSession } from './calls.ts';
import { announce } from './between-tabs.ts';
import { storedSession } from './storage.ts';

type Dispatch = (event: SessionEvent) => void;

// Only pages of secure origins have locks, whatever the library's types say.
const locks = () => navigator.locks as LockManager | undefined;

export const hasLocks = (): boolean => locks() !== undefined;

/** Whether a living tab is renewing. */
export async function isRenewalLocked(): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some(({ name }) => name === storageKeys.renewing);
}

/** A renewal whose session ends meanwhile dispatches nothing more. */
async function renewNow(dispatch: Dispatch): Promise<void> {
  const left = new AbortController();
  const stop = onRevoked(() => left.abort());
  announce(storageKeys.renewing, JSON.stringify(Date.now()));
  try {
    const session = await renewedSession(left.signal);
    if (!left.signal.aborted) dispatch({ on: 'renewed', session });
  } catch {
    // Also one without an answer: no exception is made there (docs/behaviour.md#session).
    if (!left.signal.aborted) dispatch({ on: 'notRenewed' });
  } finally {
    stop();
    announce(storageKeys.renewing, JSON.stringify(false));
  }
}

function isDue(): boolean {
  const session = storedSession();
  return session !== undefined && sessionAt(Date.now(), session) === 'renew';
}

export async function renew(dispatch: Dispatch): Promise<void> {
  const manager = locks();
  if (!manager) return renewNow(dispatch);
  await manager.request(storageKeys.renewing, { ifAvailable: true }, async (lock) => {
    if (lock && isDue()) await renewNow(dispatch);
    else dispatch({ on: 'renewalSkipped' });
  });
}
