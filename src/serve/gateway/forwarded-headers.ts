// The rules for headers between the browser, this gateway and the proxy. Cookies pass unchanged.
import type { IncomingHttpHeaders } from 'node:http';
import type { Client } from './client.ts';
import { DENY_ALL_POLICY } from '#serve/pages/headers.ts';
import { withoutPseudoHeaders } from './http2.ts';
import { isOwnOrigin } from './origin.ts';

/** Headers for one connection only: those of RFC 9110 7.6.1, and the non-standard names of older software. */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Headers of the browser that the proxy does not receive. Clients can forge them, and `Client` has the values from
 * trusted proxies. A path in the referrer may contain an invite token.
 */
const DROPPED_CLIENT_HEADERS = ['forwarded', 'referer', 'via', 'x-real-ip'];

/**
 * Headers that are about the proxy's own origin: security headers, which we set ourselves; cross-origin access to its
 * responses; where browsers send reports; alternative ports.
 */
const DROPPED_PROXY_HEADERS = [
  'alt-svc',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'nel',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-xss-protection',
];

type Headers = IncomingHttpHeaders;

function withoutHeaders(headers: Headers, names: readonly string[]): Headers {
  const connectionHeaders = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...HOP_BY_HOP, ...connectionHeaders, ...names]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

const namesWithPrefix = (headers: Headers, prefix: string) =>
  Object.keys(headers).filter((name) => name.startsWith(prefix));

/**
 * The headers that the proxy receives. A proxy knows only its public address, and redirects requests for any other
 * `Host` (docs/protocol/auth-and-identity.md#2). Some of its streams compare `Origin` with `Host`
 * (docs/protocol/streams.md#1.3), so our origin becomes the proxy's, and other origins stay unchanged.
 */
export function toProxyHeaders(headers: Headers, { upstream, client }: { upstream: URL; client: Client }): Headers {
  const { origin } = headers;
  const isConsoleOrigin = origin !== undefined && isOwnOrigin(origin, client);
  return {
    ...withoutHeaders(withoutPseudoHeaders(headers), [
      ...DROPPED_CLIENT_HEADERS,
      ...namesWithPrefix(headers, 'x-forwarded-'),
    ]),
    host: upstream.host,
    ...(isConsoleOrigin ? { origin: upstream.origin } : {}),
    'x-forwarded-for': client.ip,
    ...(client.host ? { 'x-forwarded-host': client.host } : {}),
    'x-forwarded-proto': client.protocol,
  };
}

/**
 * A redirect to the proxy's own address stays on this server. Leading slashes are reduced to one, because two would
 * name another host.
 */
function localizeRedirect(location: string, upstream: URL): string {
  if (!URL.canParse(location)) return location;
  const { origin, pathname, search, hash } = new URL(location);
  return origin === upstream.origin ? `/${pathname.replace(/^\/+/, '')}${search}${hash}` : location;
}

const isDocument = (headers: Headers) =>
  /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');

/** The headers that the browser receives. Documents of the proxy (redirect pages of a sign-in) keep their policy. */
export function toBrowserHeaders(headers: Headers, { upstream }: { upstream: URL }): Headers {
  const { location, 'content-security-policy': policy } = headers;
  return {
    ...withoutHeaders(headers, [...DROPPED_PROXY_HEADERS, ...namesWithPrefix(headers, 'access-control-')]),
    ...(location === undefined ? {} : { location: localizeRedirect(location, upstream) }),
    'content-security-policy': (isDocument(headers) && policy) || DENY_ALL_POLICY,
  };
}
