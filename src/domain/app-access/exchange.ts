// Addresses for passing a session to the application's host (docs/protocol/auth-and-identity.md#20.3, #25.6, #26).
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import type { AppTarget } from './app-target.ts';

const MOCK_APPS_ADDRESS = /^(?::\d{1,5}|\/[a-z\d/-]+)$/;

interface ConsoleLocation {
  protocol: string;
  hostname: string;
  port: string;
}

/**
 * The address of the application's host, which has the same port as the console. Mock applications instead use another
 * port or a path of the console's own host. No configuration value can lead to any other host.
 */
export function appHostAddress(
  fqdn: string,
  { protocol, hostname, port }: ConsoleLocation,
  mockAppsAddress: unknown,
): string {
  const ownPort = port === '' ? '' : `:${port}`;
  if (typeof mockAppsAddress !== 'string' || !MOCK_APPS_ADDRESS.test(mockAppsAddress))
    return `https://${fqdn}${ownPort}`;
  return `${protocol}//${hostname}${mockAppsAddress.startsWith(':') ? '' : ownPort}${mockAppsAddress}/${fqdn}`;
}

export const handshakeAddress = (host: string): string => `${host}/x-teleport-auth`;

function withQuery(address: string, query: Record<string, string>): string {
  const nonEmptyParams = Object.entries(query).filter(([, value]) => value !== '');
  return nonEmptyParams.length === 0 ? address : `${address}?${new URLSearchParams(nonEmptyParams).toString()}`;
}

/** The list of applications to open one after the other; empty if there is only one. */
const requiredAppsParam = ({ requiredApps }: AppTarget): string =>
  requiredApps.length > 1 ? requiredApps.join(',') : '';

/** The page without its fragment, because servers and logs see the query of these addresses. */
function pagePathOf({ page }: AppTarget): string {
  const path = page.replace(/#.*/s, '');
  return path === '/' ? '' : path;
}

const pageFragmentOf = ({ page }: AppTarget): string => (page.includes('#') ? page.slice(page.indexOf('#') + 1) : '');

/** The first address of the exchange. The host stores a secret and redirects the browser back with it. */
export function startExchangeAddress(host: string, target: AppTarget, role: 'arn' | 'awsrole'): string {
  const { fqdn, requiredApps, cluster, publicAddr, arn } = target;
  // If the exchange starts with another application, the cluster, address and role do not belong to that application.
  const targetParams = (requiredApps[0] ?? fqdn) === fqdn ? { cluster, addr: publicAddr, [role]: arn } : {};
  return withQuery(handshakeAddress(host), {
    path: pagePathOf(target),
    'required-apps': requiredAppsParam(target),
    ...targetParams,
  });
}

export interface SessionCookies {
  value: string;
  /** Empty on 12.x. */
  subject: string;
}

interface HandoverCookies extends SessionCookies {
  /** Whether the host's page can open a fragment. Older pages expect only the session in their fragment. */
  acceptsFragment: boolean;
}

/** Returns undefined if the session has no cookies. */
export function sessionCookiesOf(session: unknown): SessionCookies | undefined {
  const { value, cookie_value, subject_cookie_value } = fieldsOf<Schemas['AppSession']>(session);
  const cookie = textOr(value, textOr(cookie_value, ''));
  return cookie === '' ? undefined : { value: cookie, subject: textOr(subject_cookie_value, '') };
}

/**
 * The last address of the exchange. Its fragment contains the session and the fragment of the requested page, because
 * browsers never send fragments to servers. If more applications must open, the page's fragment is omitted.
 */
export function finishExchangeAddress(
  host: string,
  target: AppTarget,
  { value, subject, acceptsFragment }: HandoverCookies,
): string {
  const requiredApps = requiredAppsParam(target);
  const query = { state: target.state, subject, path: pagePathOf(target), 'required-apps': requiredApps };
  const fragment = acceptsFragment && requiredApps === '' ? pageFragmentOf(target) : '';
  const fragmentParams = new URLSearchParams({ value, ...(fragment && { fragment }) });
  return `${withQuery(handshakeAddress(host), query)}#${fragmentParams.toString()}`;
}
