// Handing a session over to the application's own host (docs/protocol/auth-and-identity.md#20.3, #25.6, #26).
import type { Schemas } from '#api/schemas.ts';
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

const pageOf = ({ page }: AppTarget): string => (page === '/' ? '' : page);

/** Where the exchange begins: the host remembers a secret and sends the browser back with it. */
export function beginAddress(host: string, target: AppTarget, role: 'arn' | 'awsrole'): string {
  const { fqdn, required, cluster, publicAddr, arn } = target;
  // What comes before is known by its name alone.
  const known = (required[0] ?? fqdn) === fqdn ? { cluster, addr: publicAddr, [role]: arn } : {};
  return withQuery(handshakeAt(host), { path: pageOf(target), 'required-apps': chainOf(target), ...known });
}

export interface Cookies {
  value: string;
  /** Empty on 12.x. */
  subject: string;
}

export const cookiesOf = (session: Schemas['AppSession']): Cookies =>
  'value' in session
    ? { value: session.value, subject: '' }
    : { value: session.cookie_value, subject: session.subject_cookie_value };

/** Where it ends: a page of the host takes the session from the fragment, which no server sees. */
export function finishAddress(host: string, target: AppTarget, { value, subject }: Cookies): string {
  const query = { state: target.state, subject, path: pageOf(target), 'required-apps': chainOf(target) };
  return `${withQuery(handshakeAt(host), query)}#value=${value}`;
}
