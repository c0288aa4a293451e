import { createSignal, createStore } from '#lib/browser/store.ts';

interface Credentials {
  csrf: string;
  /** Undefined when no user is signed in. */
  bearer: string | undefined;
}

let readCredentials = (): Credentials => ({ csrf: '', bearer: undefined });
let isRevoked = false;
const revocations = createSignal();

/** The credentials of a call: read for each one, because any tab renews tokens. */
export const credentials = (): Credentials =>
  isRevoked ? { ...readCredentials(), bearer: undefined } : readCredentials();

// Loaders run beside the guard that leads to the login page, and must not ask for what it keeps from them.
export const isSignedIn = (): boolean => credentials().bearer !== undefined;

/** Called once at start, by the code that keeps the session. */
export function setCredentialsReader(reader: () => Credentials): void {
  readCredentials = reader;
}

/** From here on no call of this page carries a bearer, whatever is stored; sockets that were opened with one hang up. */
export function revokeCredentials(): void {
  isRevoked = true;
  revocations.notify();
}

/** The page has a session again. */
export function restoreCredentials(): void {
  isRevoked = false;
}

export const onRevoked = revocations.subscribe;

/** A call or a stream that failed as it does when the session has ended at the proxy. */
export interface UnauthorizedReport {
  /** It may be about something else: a wrong code, or the network. */
  isDoubtful: boolean;
  bearer: string;
}

const unauthorizedReport = createStore<UnauthorizedReport | undefined>(undefined);

/** Also calls the listener for what was reported before, because pages load before they listen. */
export function onUnauthorized(listener: (report: UnauthorizedReport) => void): () => void {
  const notify = () => {
    const report = unauthorizedReport.get();
    if (!report) return;
    unauthorizedReport.set(undefined);
    if (report.bearer === credentials().bearer) listener(report);
  };
  notify();
  return unauthorizedReport.subscribe(notify);
}

/**
 * Calls that check a password, a code or a security key. Proxies never answer 401 (docs/protocol/auth-and-identity.md#6.1),
 * but a gateway may, also to a wrong password.
 */
const CREDENTIAL_CHECK_PATHS =
  /\/(mfa|recovery|headless)\/|\/webapi\/(sessions\/web|users\/password|users\/privilege)(\/|$)/;
const STATUS_PATH = '/v1/webapi/user/status';

/** Reports a call whose session has ended. The poll of the status is left out, because its caller ends the session itself. */
export function reportUnauthorized({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): void {
  const { bearer } = credentials();
  const { pathname } = new URL(url);
  // Calls of an earlier session say nothing about this one.
  if (!bearer || headers.get('authorization') !== `Bearer ${bearer}` || pathname === STATUS_PATH) return;
  unauthorizedReport.set({ bearer, isDoubtful: method !== 'GET' && CREDENTIAL_CHECK_PATHS.test(pathname) });
}

/** Reports a stream that did not open: browsers give no reason. */
export function reportUnopenedStream(): void {
  const { bearer } = credentials();
  if (bearer) unauthorizedReport.set({ bearer, isDoubtful: true });
}
