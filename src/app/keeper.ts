// Keeps the session alive while the console is open: a thin shell around the rules of #domain/session.ts.
import {
  CHECK_EVERY_MS,
  readRenewing,
  sessionAt,
  sessionOf,
  shouldPollStatus,
  storageKeys,
  type Session,
} from '#domain/session.ts';
import { http } from '#api/client.ts';
import { Refusal } from '#api/refusal.ts';
import { keep, signOut, storedSession } from './session.ts';

let isRenewing = false;

/** Said to other tabs: the key appears and goes at once, and only its appearance counts (facts/auth-and-identity.md 23.3). */
function broadcast(renewing: boolean): void {
  isRenewing = renewing;
  localStorage.setItem(storageKeys.renewing, JSON.stringify(renewing));
  localStorage.removeItem(storageKeys.renewing);
}

async function renew(): Promise<void> {
  broadcast(true);
  try {
    const { data } = await http.POST('/v1/webapi/sessions/web/renew', { body: {} });
    const found = sessionOf(data, Date.now());
    if (found.ok) keep(found.session);
    else void signOut();
  } catch {
    void signOut(); // specification section 4: a failed renewal signs out
  } finally {
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
    if (error instanceof Refusal && error.status === 403) void signOut();
  }
}

function check(session: Session | undefined): void {
  const now = Date.now();
  if (!session || sessionAt(now, session) === 'over') return void signOut();
  if (sessionAt(now, session) === 'renew' && !isRenewing) return void renewOnce();
  if (shouldPollStatus(now, { session, isRenewing })) void poll();
}

/** Runs until it is stopped. A token that vanishes from storage was taken by another tab's sign-out. */
export function keepSession(): () => void {
  const told = ({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.renewing) isRenewing = readRenewing(newValue) ?? isRenewing;
    if (!localStorage.getItem(storageKeys.token)) void signOut();
  };
  const timer = setInterval(() => check(storedSession()), CHECK_EVERY_MS);
  addEventListener('storage', told);
  return () => {
    clearInterval(timer);
    removeEventListener('storage', told);
  };
}
