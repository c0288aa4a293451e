// Keeps the session alive while the console is open: a thin shell around the rules of #domain/session.
import { http } from '#api/client.ts';
import { onRevoked } from '#api/credentials.ts';
import { Refusal } from '#api/refusal.ts';
import { CHECK_EVERY_MS, readRenewing, shouldPollStatus } from '#domain/session/clocks.ts';
import { partingKey } from '#domain/session/pending-sign-out.ts';
import { sessionAt, sessionOf, storageKeys, type Session } from '#domain/session/record.ts';
import { followOut, signOut } from './parting.ts';
import { endSession, followIn, isEnded, tellsOfEnd } from './session-end.ts';
import { keep, storedSession } from './storage.ts';

let isRenewing = false;
// What other tabs take from storage, this one may still have to end at the proxy.
let last: Session | undefined;

/** Said to other tabs: the key appears and goes at once, and only its appearance counts (facts/auth-and-identity.md 23.3). */
function broadcast(renewing: boolean): void {
  isRenewing = renewing;
  localStorage.setItem(storageKeys.renewing, JSON.stringify(renewing));
  localStorage.removeItem(storageKeys.renewing);
}

/** A failed renewal signs out (specification sections 4 and 8), also one without an answer: no exception is made there. */
async function renew(): Promise<void> {
  const left = new AbortController();
  const stop = onRevoked(() => left.abort());
  broadcast(true);
  try {
    const { data } = await http.POST('/v1/webapi/sessions/web/renew', { body: {}, signal: left.signal });
    const found = sessionOf(data, Date.now());
    // A session that was left meanwhile is not taken up again.
    if (left.signal.aborted) return;
    if (found.ok) keep(found.session);
    else endSession('notRenewed');
  } catch {
    if (!left.signal.aborted) endSession('notRenewed');
  } finally {
    stop();
    broadcast(false);
  }
}

/** One tab renews for all: the others find its token in storage. Without locks the broadcast alone keeps them apart. */
async function renewOnce(): Promise<void> {
  const due = () => {
    const session = storedSession();
    return session !== undefined && sessionAt(Date.now(), session) === 'renew';
  };
  // Only pages of secure origins have locks, whatever the library's types say.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return renew();
  await locks.request(storageKeys.renewing, { ifAvailable: true }, async (lock) => {
    if (lock && due()) await renew();
  });
}

/** Only a 403 means that the proxy knows us no more; a cut network does not (facts/auth-and-identity.md 23.2). */
async function poll(): Promise<void> {
  try {
    await http.GET('/v1/webapi/user/status');
  } catch (error) {
    if (error instanceof Refusal && error.status === 403) endSession('unknown');
  }
}

function check(session: Session | undefined): void {
  if (isEnded()) return;
  const now = Date.now();
  if (!session) return signOut(last);
  if (sessionAt(now, session) === 'over') return endSession('expired');
  last = session;
  if (sessionAt(now, session) === 'renew' && !isRenewing) return void renewOnce();
  if (shouldPollStatus(now, { session, isRenewing })) void poll();
}

function told(event: StorageEvent): void {
  const { key, newValue } = event;
  const session = storedSession();
  if (tellsOfEnd(event)) return endSession('elsewhere');
  if (key === partingKey && newValue !== null && !isEnded()) return followOut(last);
  if (key === storageKeys.renewing) isRenewing = readRenewing(newValue) ?? isRenewing;
  // Another token that comes without a renewal is of somebody who signed in.
  if (session && session.accessToken !== last?.accessToken && !isRenewing) void followIn(session);
  // One that vanishes was taken by a sign-out.
  if (!session && !isEnded()) signOut(last);
  last = session ?? last;
}

/** Runs until it is stopped. */
export function keepSession(): () => void {
  last = storedSession();
  const timer = setInterval(() => check(storedSession()), CHECK_EVERY_MS);
  addEventListener('storage', told);
  return () => {
    clearInterval(timer);
    removeEventListener('storage', told);
  };
}
