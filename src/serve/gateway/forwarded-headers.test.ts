import { expect, test } from 'vitest';
import { toBrowserHeaders, toProxyHeaders } from './forwarded-headers.ts';
import { DENY_ALL_POLICY } from '#serve/pages/headers.ts';

const upstream = new URL('https://proxy.example.com:3080');
const client = { ip: '10.0.0.7', protocol: 'https', host: 'console.test', isProtocolForwarded: true } as const;
const proxyHeaders = (headers: Record<string, string>) =>
  toProxyHeaders({ host: 'inner:3080', ...headers }, { upstream, client });
const browserHeaders = (headers: Record<string, string>) => toBrowserHeaders(headers, { upstream });

test('the proxy receives its own host name and the address of the client', () => {
  expect(proxyHeaders({ cookie: '__Host-session=7b', authorization: 'Bearer b', 'content-length': '5' })).toEqual({
    host: 'proxy.example.com:3080',
    cookie: '__Host-session=7b',
    authorization: 'Bearer b',
    'content-length': '5',
    'x-forwarded-for': '10.0.0.7',
    'x-forwarded-host': 'console.test',
    'x-forwarded-proto': 'https',
  });
});

test.each([
  ['http://console.test', 'http://console.test'],
  ['https://Console.test', 'https://proxy.example.com:3080'],
  ['https://evil.test', 'https://evil.test'],
  ['null', 'null'],
])('rewrites the origin %s to %s for the proxy', (origin, expected) => {
  expect(proxyHeaders({ origin })['origin']).toBe(expected);
});

test('drops hop-by-hop headers, headers that clients can forge, and the referrer', () => {
  const headers = proxyHeaders({
    connection: 'keep-alive, X-Secret',
    'x-secret': '1',
    'keep-alive': '5',
    te: 'trailers',
    'transfer-encoding': 'chunked',
    upgrade: 'h2c',
    expect: '100-continue',
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-port': '1',
    forwarded: 'for=1.2.3.4',
    'x-real-ip': '1.2.3.4',
    referer: 'http://console.test/web/invite/0a1b',
  });
  expect(Object.keys(headers).toSorted()).toEqual(['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']);
  expect(headers['x-forwarded-for']).toBe('10.0.0.7');
});

test.each([
  ['https://proxy.example.com:3080/web/login?x=1#y', '/web/login?x=1#y'],
  ['https://proxy.example.com:3080//evil.test/', '/evil.test/'],
  ['https://proxy.example.com:3080/\\evil.test', '/evil.test'],
  ['http://proxy.example.com:3080/web', 'http://proxy.example.com:3080/web'],
  ['https://idp.example.com/authorize?a=b', 'https://idp.example.com/authorize?a=b'],
  ['/web/msg/error/login', '/web/msg/error/login'],
])('rewrites a redirect to %s to %s', (location, expected) => {
  expect(browserHeaders({ location })['location']).toBe(expected);
});

test("drops hop-by-hop headers and headers about the proxy's own origin", () => {
  const headers = browserHeaders({
    'content-type': 'application/json',
    'content-security-policy': "default-src 'self'",
    'strict-transport-security': 'max-age=1',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'origin',
    'access-control-allow-origin': '*',
    'alt-svc': 'h3=":443"',
    'report-to': '{}',
    connection: 'close, x-hop',
    'x-hop': '1',
    'cache-control': 'no-store',
  });
  expect(headers).toEqual({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-security-policy': DENY_ALL_POLICY,
  });
});

test('documents of the proxy keep their policy, or get ours if they have none', () => {
  const type = { 'content-type': 'text/html; charset=utf-8' };
  expect(browserHeaders({ ...type, 'content-security-policy': "script-src 'none'" })['content-security-policy']).toBe(
    "script-src 'none'",
  );
  expect(browserHeaders(type)['content-security-policy']).toBe(DENY_ALL_POLICY);
});
