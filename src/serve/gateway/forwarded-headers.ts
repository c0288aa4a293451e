// The rules about headers between a browser, this gateway and the proxy behind it. Cookies go through untouched.
import type { IncomingHttpHeaders } from 'node:http';
import type { Client } from './client.ts';
import { DENY_ALL_POLICY } from '#serve/pages/headers.ts';
import { withoutPseudoHeaders } from './http2.ts';
import { isOwnOrigin } from './origin.ts';

/** RFC 9110 7.6.1, and what older software calls by other names. */
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

/** What a client says about its way here is hearsay, and what a trusted proxy says is in `Client`; a path of ours in a referrer may hold an invite. */
const DROPPED_CLIENT_HEADERS = ['forwarded', 'referer', 'via', 'x-real-ip'];

/**
 * What the proxy says of its own origin and not of ours: security headers, which we set ourselves; who else may read its
 * answers; where browsers should send reports; other ports to reach it by.
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
 * A browser's headers as the proxy gets them. The proxy knows one name of itself, its public address, and answers any
 * other `Host` with a redirect (docs/protocol/auth-and-identity.md#2); some of its streams compare `Origin` with it
 * (docs/protocol/streams.md#1.3), so our own origin becomes its own and a stranger's stays a stranger's.
 */
export function toProxyHeaders(headers: Headers, { upstream, client }: { upstream: URL; client: Client }): Headers {
  const { origin } = headers;
  const isOwn = origin !== undefined && isOwnOrigin(origin, client);
  return {
    ...withoutHeaders(withoutPseudoHeaders(headers), [
      ...DROPPED_CLIENT_HEADERS,
      ...namesWithPrefix(headers, 'x-forwarded-'),
    ]),
    host: upstream.host,
    ...(isOwn ? { origin: upstream.origin } : {}),
    'x-forwarded-for': client.ip,
    ...(client.host ? { 'x-forwarded-host': client.host } : {}),
    'x-forwarded-proto': client.protocol,
  };
}

/** A redirect to the proxy's own address stays here. One slash, because two would name another host. */
function localizeRedirect(location: string, upstream: URL): string {
  if (!URL.canParse(location)) return location;
  const { origin, pathname, search, hash } = new URL(location);
  return origin === upstream.origin ? `/${pathname.replace(/^\/+/, '')}${search}${hash}` : location;
}

const isDocument = (headers: Headers) =>
  /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '');

/** The proxy's headers as the browser gets them. Its documents (redirect pages of a sign-in) keep the policy they came with. */
export function toBrowserHeaders(headers: Headers, { upstream }: { upstream: URL }): Headers {
  const { location, 'content-security-policy': policy } = headers;
  return {
    ...withoutHeaders(headers, [...DROPPED_PROXY_HEADERS, ...namesWithPrefix(headers, 'access-control-')]),
    ...(location === undefined ? {} : { location: localizeRedirect(location, upstream) }),
    'content-security-policy': (isDocument(headers) && policy) || DENY_ALL_POLICY,
  };
}
