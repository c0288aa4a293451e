// Handing a session over to the application's own host (docs/protocol/auth-and-identity.md#20.3, #25.6, #26).
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
 * Where the application's host begins. It shares the console's port; only the mock's differ, on another port or path of
 * the console's own host, and no value can lead to a third host.
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

/** The first application's own page is a detour, so the page and the role that are wanted are the last one's. */
const requiredAppsParam = ({ requiredApps }: AppTarget): string =>
  requiredApps.length > 1 ? requiredApps.join(',') : '';

/** Path and query alone: servers and logs see what is in the query of these addresses. */
function pagePathOf({ page }: AppTarget): string {
  const path = page.replace(/#.*/s, '');
  return path === '/' ? '' : path;
}

const pageFragmentOf = ({ page }: AppTarget): string => (page.includes('#') ? page.slice(page.indexOf('#') + 1) : '');

/** Where the exchange begins: the host remembers a secret and sends the browser back with it. */
export function startExchangeAddress(host: string, target: AppTarget, role: 'arn' | 'awsrole'): string {
  const { fqdn, requiredApps, cluster, publicAddr, arn } = target;
  // What comes before is known by its name alone.
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
  /** Whether the page of the host can go on to a fragment; older pages take nothing but the session there. */
  acceptsFragment: boolean;
}

/** Undefined where a session has no cookies. */
export function sessionCookiesOf(session: unknown): SessionCookies | undefined {
  const { value, cookie_value, subject_cookie_value } = fieldsOf<Schemas['AppSession']>(session);
  const cookie = textOr(value, textOr(cookie_value, ''));
  return cookie === '' ? undefined : { value: cookie, subject: textOr(subject_cookie_value, '') };
}

/**
 * Where it ends: a page of the host takes the session from the fragment, which no server sees, and the fragment of the
 * wanted page where it can. Another application's host, which only comes first, does not get that.
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
