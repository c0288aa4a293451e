import { createSignal, createStore } from '#lib/browser/store.ts';

interface Credentials {
  csrf: string;
  /** Undefined when no user is signed in. */
  bearer: string | undefined;
}

let read = (): Credentials => ({ csrf: '', bearer: undefined });
let isRevoked = false;
const revocations = createSignal();

/** The credentials of a call: read for each one, because any tab renews tokens. */
export const credentials = (): Credentials => (isRevoked ? { ...read(), bearer: undefined } : read());

// Loaders run beside the guard that leads to the login page, and must not ask for what it keeps from them.
export const isSignedIn = (): boolean => credentials().bearer !== undefined;

/** Called once at start, by the code that keeps the session. */
export function identify(reader: () => Credentials): void {
  read = reader;
}

/** From here on no call of this page carries a bearer, whatever is stored; sockets that were opened with one hang up. */
export function revoke(): void {
  isRevoked = true;
  revocations.notify();
}

/** The page has a session again. */
export function readmit(): void {
  isRevoked = false;
}

export const onRevoked = revocations.subscribe;

/** A call or a stream that failed as it does when the session has ended at the proxy. */
export interface Unauthorized {
  /** It may be about something else: a wrong code, or the network. */
  isDoubtful: boolean;
  bearer: string;
}

const unauthorized = createStore<Unauthorized | undefined>(undefined);

/** Also calls the listener for what was reported before, because pages load before they listen. */
export function onUnauthorized(listener: (report: Unauthorized) => void): () => void {
  const notify = () => {
    const report = unauthorized.get();
    if (!report) return;
    unauthorized.set(undefined);
    if (report.bearer === credentials().bearer) listener(report);
  };
  notify();
  return unauthorized.subscribe(notify);
}

/**
 * Calls that check a password, a code or a security key. Proxies never answer 401 (docs/protocol/auth-and-identity.md#6.1),
 * but a gateway may, also to a wrong password.
 */
const PROOF_CHECKS = /\/(mfa|recovery|headless)\/|\/webapi\/(sessions\/web|users\/password|users\/privilege)(\/|$)/;
const STATUS = '/v1/webapi/user/status';

/** Reports a call whose session has ended. The poll of the status is left out, because its caller ends the session itself. */
export function reportUnauthorized({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): void {
  const { bearer } = credentials();
  const { pathname } = new URL(url);
  // Calls of an earlier session say nothing about this one.
  if (!bearer || headers.get('authorization') !== `Bearer ${bearer}` || pathname === STATUS) return;
  unauthorized.set({ bearer, isDoubtful: method !== 'GET' && PROOF_CHECKS.test(pathname) });
}

/** Reports a stream that did not open: browsers give no reason. */
export function reportUnopenedStream(): void {
  const { bearer } = credentials();
  if (bearer) unauthorized.set({ bearer, isDoubtful: true });
}
