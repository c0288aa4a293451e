import { isIP } from 'node:net';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Client } from '#serve/gateway/client.ts';

/** For all responses except hashed assets (docs/protocol/auth-and-identity.md#5.3). */
export const NO_CACHE_HEADERS = {
  'cache-control': 'no-cache, no-store, must-revalidate',
  pragma: 'no-cache',
  expires: '0',
};

/**
 * The headers that are the same on every response: docs/protocol/auth-and-identity.md#5.1, but stricter where the
 * console allows.
 */
export const HELMET_OPTIONS: FastifyHelmetOptions = {
  contentSecurityPolicy: false, // depends on the response, see below
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: false, // depends on the client, see below
  xFrameOptions: { action: 'deny' },
};

const YEAR_S = 31_536_000;

const isLocal = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * Makes browsers use only TLS for this host. The header is not sent on localhost, because it applies to all ports and
 * would block other servers of the machine. It is not sent with a certificate that this server has generated, because
 * browsers remember it longer than the certificate exists. Browsers ignore it for IP addresses (RFC 6797 8.1.1).
 */
export function transportSecurity(
  { protocol, host, isProtocolForwarded }: Omit<Client, 'ip'>,
  { isGenerated }: { isGenerated: boolean },
): Record<string, string> {
  if (protocol === 'http' || host === undefined || !HOST_PATTERN.test(host) || (isGenerated && !isProtocolForwarded))
    return {};
  const hostname = host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
  if (isLocal(hostname) || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) return {};
  return { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` };
}

/** Marks cookies as Secure if the client uses https. */
export const markSecure = (cookies: readonly string[], { protocol }: Pick<Client, 'protocol'>): string[] =>
  cookies.map((cookie) => (protocol === 'http' || /;\s*secure\s*(?:;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`));

export const PERMISSIONS_POLICY = [
  'clipboard-read=(self)',
  'clipboard-write=(self)',
  'fullscreen=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  ...['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'].map((feature) => `${feature}=()`),
].join(', ');

/** For responses other than our pages: if a browser opens one as a document, the document can run and load nothing. */
export const DENY_ALL_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

export const HOST_PATTERN = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const HOST_LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const HOST_NAME = new RegExp(`^${HOST_LABEL}(?:\\.${HOST_LABEL})*$`, 'i');

/** Sources for sockets to the console's own host. Some browsers do not count sockets as `'self'`. */
const ownSocketSources = (host: string | undefined): string[] =>
  host && HOST_PATTERN.test(host) ? [`ws://${host}`, `wss://${host}`] : [];

const connectSources = (host: string | undefined): string[] => ["connect-src 'self'", ...ownSocketSources(host)];

/** A worker has the policy of its own file: it may connect only to its own host. */
export const workerPolicy = (host: string | undefined): string =>
  [DENY_ALL_POLICY, connectSources(host).join(' ')].join('; ');

/**
 * The sources of the app that a page under /web/launch/ may connect to; only a plain host name is accepted
 * (docs/protocol/auth-and-identity.md#5.2).
 */
function launchedAppSources({ host, path, appsPort }: PolicyRequest): string[] {
  const [, web, launch, fqdn = ''] = path.split('/');
  if (web !== 'web' || launch !== 'launch' || fqdn.length > 253 || !HOST_NAME.test(fqdn)) return [];
  return [`https://${fqdn}:*`, ...mockAppSources(host, appsPort)];
}

/** The mock's applications are on another port of our host; only pages that launch them may connect to that port. */
const mockAppSources = (host: string | undefined, port: number | undefined): string[] => {
  if (port === undefined || !host || !HOST_PATTERN.test(host)) return [];
  const name = host.replace(/:\d+$/, '');
  return [`http://${name}:${port}`, `https://${name}:${port}`];
};

interface PolicyRequest {
  host: string | undefined;
  path: string;
  /** The port of the mock's applications; undefined in front of a real proxy. */
  appsPort?: number | undefined;
}

/**
 * The policy of a page: scripts only from our own files, and inline styles, because the terminal writes them
 * (docs/behaviour.md#content-security). The policies of Trusted Types are in src/lib/browser/trusted-types.ts and
 * src/app/sign-in/early.ts.
 */
export function pagePolicy(request: PolicyRequest): string {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    [...connectSources(request.host), ...launchedAppSources(request)].join(' '),
    "font-src 'self' data:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types postern postern-early',
  ].join('; ');
}
