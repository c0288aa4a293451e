// The tokens that calls send, and reports about calls that failed because the session has ended.
import { createSignal, createStore } from '#lib/browser/store.ts';

interface Credentials {
  csrf: string;
  /** Undefined when no user is signed in. */
  bearer: string | undefined;
}

let readCredentials = (): Credentials => ({ csrf: '', bearer: undefined });
let isRevoked = false;
const revocations = createSignal();

/** Read for each call, because any tab may renew the token. */
export const credentials = (): Credentials =>
  isRevoked ? { ...readCredentials(), bearer: undefined } : readCredentials();

// Loaders run concurrently with the redirect to the login page and must not send requests without a session.
export const isSignedIn = (): boolean => credentials().bearer !== undefined;

/** The session code calls it once on startup. */
export function setCredentialsReader(reader: () => Credentials): void {
  readCredentials = reader;
}

/** From now on no call of this page sends the stored bearer token, and its open sockets close. */
export function revokeCredentials(): void {
  isRevoked = true;
  revocations.notify();
}

export function restoreCredentials(): void {
  isRevoked = false;
}

export const onRevoked = revocations.subscribe;

/** A failed call or stream, probably because the session has ended. */
export interface UnauthorizedReport {
  /** Whether the cause may also be a wrong password or code, or the network. */
  isDoubtful: boolean;
  bearer: string;
}

const unauthorizedReport = createStore<UnauthorizedReport | undefined>(undefined);

/** Also calls the listener for an earlier report, because pages send requests before they subscribe. */
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
 * Calls that check a password, a code or a security key. Proxies never respond with 401
 * (docs/protocol/auth-and-identity.md#6.1), but a gateway may, even for a wrong password.
 */
const CREDENTIAL_CHECK_PATHS =
  /\/(mfa|recovery|headless)\/|\/webapi\/(sessions\/web|users\/password|users\/privilege)(\/|$)/;
const STATUS_PATH = '/v1/webapi/user/status';

/** Reports a call whose session has ended. Ignores the status poll, because its caller ends the session. */
export function reportUnauthorized({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): void {
  const { bearer } = credentials();
  const { pathname } = new URL(url);
  // Calls of an earlier session are irrelevant to this one.
  if (!bearer || headers.get('authorization') !== `Bearer ${bearer}` || pathname === STATUS_PATH) return;
  unauthorizedReport.set({ bearer, isDoubtful: method !== 'GET' && CREDENTIAL_CHECK_PATHS.test(pathname) });
}

/** Reports a stream that did not open. The report is doubtful, because browsers give no reason. */
export function reportUnopenedStream(): void {
  const { bearer } = credentials();
  if (bearer) unauthorizedReport.set({ bearer, isDoubtful: true });
}
