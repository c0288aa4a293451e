// Opens a session for an application and passes the session's cookies to it. Each step has its own error title
// (docs/protocol/auth-and-identity.md#20, #25.6).
import { boundedText } from '#lib/bounded-body.ts';
import type { Schemas } from '#api/schemas.ts';
import { handoverOf, type AppHandover } from '#api/apps/app-handover.ts';
import { http } from '#api/client.ts';
import { dialect } from '#api/dialect/dialect-query.ts';
import { userContextOf } from '#api/identity/user-context.ts';
import { UNREADABLE_RESPONSE } from '#api/messages.ts';
import { queryClient } from '#api/query-client.ts';
import { unreachableError } from '#api/refusal.ts';
import {
  startExchangeAddress,
  sessionCookiesOf,
  finishExchangeAddress,
  handshakeAddress,
  appHostAddress,
  type SessionCookies,
} from '#domain/app-access/exchange.ts';
import { parseHostName, isSameHost } from '#domain/app-access/host-name.ts';
import type { AppTarget } from '#domain/app-access/app-target.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { throwLaunchFailure, LaunchFailure } from './launch-failure.ts';
import {
  MFA_UNKNOWN,
  openFailed,
  signInFailed,
  opensOnlyAtProxy,
  OPEN_ADDRESS,
  OPEN_AT_PROXY,
  OTHER_APPLICATION,
  APP_UNREACHABLE,
  VERSION_UNKNOWN,
} from './messages.ts';
import { markLaunchStarted } from './launch-mark.ts';

// Only the mock's configuration contains this address, so it is not part of the parsed configuration.
const mockAppsAddress = (): unknown => fieldsOf<{ mockAppsAt: string }>(window.GRV_CONFIG).mockAppsAt;

const appHostOf = (fqdn: string): string => appHostAddress(fqdn, location, mockAppsAddress());

/**
 * The address of the proxy's own console, if this console has a different address. Application hosts redirect to the
 * proxy and accept requests from no other console (docs/protocol/auth-and-identity.md#20).
 */
async function findProxyConsole(root: string): Promise<string | undefined> {
  if (mockAppsAddress() !== undefined) return undefined;
  const context = await queryClient.fetchQuery(userContextOf(root)).catch(() => undefined); // the next requests show the error
  const address = context?.cluster.publicURL ?? '';
  const host = parseHostName(address.replace(/:\d{1,5}$/, ''));
  return host === undefined || host === location.hostname ? undefined : `https://${address.replace(/:443$/, '')}`;
}

interface LaunchOptions {
  target: AppTarget;
  /** The cluster that checks whether MFA is required. */
  root: string;
  /** The MFA response, if MFA is required. */
  mfaResponse?: Schemas['MfaResponse'];
  signal: AbortSignal;
}

async function isMfaRequired({ target, root, signal }: LaunchOptions): Promise<boolean> {
  const { fqdn, cluster, publicAddr } = target;
  const { data } = await http
    .POST('/v1/webapi/sites/{cluster}/mfa/required', {
      params: { path: { cluster: root } },
      body: { app: { fqdn, cluster_name: cluster, public_addr: publicAddr } },
      signal,
    })
    .catch(throwLaunchFailure(MFA_UNKNOWN));
  // Any other response counts as "not required", because the proxy refuses requests that lack an MFA response.
  return data?.required === true;
}

async function openSession({ target, mfaResponse, signal }: LaunchOptions): Promise<SessionCookies> {
  const { fqdn, cluster, publicAddr, arn } = target;
  const { data } = await http
    .POST('/v1/webapi/sessions/app', {
      body: {
        fqdn,
        cluster_name: cluster,
        public_addr: publicAddr,
        ...(arn ? { arn } : {}),
        ...(mfaResponse ? { mfaResponse } : {}),
      },
      signal,
    })
    .catch(throwLaunchFailure(openFailed(fqdn)));
  const cookies = sessionCookiesOf(data);
  if (!cookies) throw new LaunchFailure(openFailed(fqdn), UNREADABLE_RESPONSE);
  if (!isSameHost(textOr(data?.fqdn, ''), fqdn)) throw new LaunchFailure(openFailed(fqdn), OTHER_APPLICATION);
  return cookies;
}

const MAX_RESPONSE_TEXT = 200;

/** The error text of the response. Empty if it is long or an HTML page, which gateways send. */
async function shortTextOf(response: Response): Promise<string> {
  const text = (await boundedText(response).catch(() => '')).trim();
  return text.length > MAX_RESPONSE_TEXT || text.startsWith('<') ? '' : sanitize(text);
}

/**
 * Sends the cookies to the application's host. This is the console's only cross-origin request. The page's Content
 * Security Policy allows it.
 */
async function sendCookies({ target, signal }: LaunchOptions, { value, subject }: SessionCookies): Promise<void> {
  const host = appHostOf(target.fqdn);
  const title = signInFailed(target.fqdn);
  const response = await fetch(handshakeAddress(host), {
    method: 'POST',
    credentials: 'include',
    cache: 'no-store',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    headers: { 'X-Cookie-Value': value, 'X-Subject-Cookie-Value': subject },
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    const link = { address: host, label: OPEN_ADDRESS };
    throw new LaunchFailure(title, `${APP_UNREACHABLE}\n${unreachableError().message}`, link);
  });
  if (!response.ok) throw new LaunchFailure(title, `${response.status} ${await shortTextOf(response)}`.trim());
}

function startStateExchange({ target }: LaunchOptions, { role }: AppHandover & { method: 'state' }): void {
  const hosts = target.requiredApps.length > 1 ? target.requiredApps : [target.fqdn];
  markLaunchStarted(hosts, target.page);
  location.replace(startExchangeAddress(appHostOf(hosts[0] ?? target.fqdn), target, role));
}

/**
 * Resolves when the browser leaves for the application, or when MFA is required. `location.replace` removes this page
 * from the history, because returning to it would start the launch again.
 */
export async function launch(options: LaunchOptions): Promise<'left' | 'factor'> {
  const { target, root, mfaResponse, signal } = options;
  const proxyConsole = await findProxyConsole(root);
  if (proxyConsole !== undefined)
    throw new LaunchFailure(openFailed(target.fqdn), opensOnlyAtProxy(sanitize(proxyConsole)), {
      address: proxyConsole + location.pathname + location.search + location.hash,
      label: OPEN_AT_PROXY,
    });
  const handover = handoverOf(await dialect().catch(throwLaunchFailure(VERSION_UNKNOWN)));
  signal.throwIfAborted();
  if (handover.method === 'headers') {
    await sendCookies(options, await openSession(options));
    location.replace(appHostOf(target.fqdn) + target.page);
    return 'left';
  }
  if (target.state === '') {
    startStateExchange(options, handover);
    return 'left';
  }
  if (handover.mayRequireMfa && !mfaResponse && (await isMfaRequired(options))) return 'factor';
  const cookies = await openSession(options);
  const { takesFragment } = handover;
  location.replace(
    finishExchangeAddress(appHostOf(target.fqdn), target, { ...cookies, acceptsFragment: takesFragment }),
  );
  return 'left';
}
