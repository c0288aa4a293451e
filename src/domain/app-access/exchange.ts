// Handing a session over to the application's own host (docs/protocol/auth-and-identity.md#20.3, #25.6, #26).
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import type { AppTarget } from './target.ts';

const MOCK_ADDRESS = /^(?::\d{1,5}|\/[a-z\d/-]+)$/;

interface Here {
  protocol: string;
  hostname: string;
  port: string;
}

/**
 * Where the application's host begins. It shares the console's port; only the mock's differ, on another port or path of
 * the console's own host, and no value can lead to a third host.
 */
export function hostAddress(fqdn: string, { protocol, hostname, port }: Here, mockAppsAt: unknown): string {
  const ownPort = port === '' ? '' : `:${port}`;
  if (typeof mockAppsAt !== 'string' || !MOCK_ADDRESS.test(mockAppsAt)) return `https://${fqdn}${ownPort}`;
  return `${protocol}//${hostname}${mockAppsAt.startsWith(':') ? '' : ownPort}${mockAppsAt}/${fqdn}`;
}

export const handshakeAt = (host: string): string => `${host}/x-teleport-auth`;

function withQuery(address: string, query: Record<string, string>): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  return filled.length === 0 ? address : `${address}?${new URLSearchParams(filled).toString()}`;
}

/** The first application's own page is a detour, so the page and the role that are wanted are the last one's. */
const chainOf = ({ required }: AppTarget): string => (required.length > 1 ? required.join(',') : '');

/** Path and query alone: servers and logs see what is in the query of these addresses. */
function pathOf({ page }: AppTarget): string {
  const path = page.replace(/#.*/s, '');
  return path === '/' ? '' : path;
}

const fragmentOf = ({ page }: AppTarget): string => (page.includes('#') ? page.slice(page.indexOf('#') + 1) : '');

/** Where the exchange begins: the host remembers a secret and sends the browser back with it. */
export function beginAddress(host: string, target: AppTarget, role: 'arn' | 'awsrole'): string {
  const { fqdn, required, cluster, publicAddr, arn } = target;
  // What comes before is known by its name alone.
  const known = (required[0] ?? fqdn) === fqdn ? { cluster, addr: publicAddr, [role]: arn } : {};
  return withQuery(handshakeAt(host), { path: pathOf(target), 'required-apps': chainOf(target), ...known });
}

export interface Cookies {
  value: string;
  /** Empty on 12.x. */
  subject: string;
}

interface Handed extends Cookies {
  /** Whether the page of the host can go on to a fragment; older pages take nothing but the session there. */
  takesFragment: boolean;
}

/** Undefined where a session has no cookies. */
export function cookiesOf(session: unknown): Cookies | undefined {
  const { value, cookie_value, subject_cookie_value } = fieldsOf<Schemas['AppSession']>(session);
  const cookie = textOr(value, textOr(cookie_value, ''));
  return cookie === '' ? undefined : { value: cookie, subject: textOr(subject_cookie_value, '') };
}

/**
 * Where it ends: a page of the host takes the session from the fragment, which no server sees, and the fragment of the
 * wanted page where it can. Another application's host, which only comes first, does not get that.
 */
export function finishAddress(host: string, target: AppTarget, { value, subject, takesFragment }: Handed): string {
  const chain = chainOf(target);
  const query = { state: target.state, subject, path: pathOf(target), 'required-apps': chain };
  const fragment = takesFragment && chain === '' ? fragmentOf(target) : '';
  const hidden = new URLSearchParams({ value, ...(fragment && { fragment }) });
  return `${withQuery(handshakeAt(host), query)}#${hidden.toString()}`;
}
