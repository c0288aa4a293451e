// Requests behind a load balancer, and requests of clients that pretend to be one.
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { WireRequest } from '#fixtures/proxy/wire.ts';
import type { ServeOptions } from '#serve/server.ts';
import { requestRaw, jsonAnswer, testGateway, testProxy, testServer } from '#serve/test-site.ts';

const ONE_TRUSTED_HOP = { hops: 1 };
const BALANCER_HEADERS = {
  host: 'inner.test',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'console.test',
  'x-forwarded-proto': 'https',
};
const PATH = '/v1/webapi/sites/one/connect';

/** A gateway over HTTP. Its proxy returns the received headers, and sets a cookie like a proxy without TLS. */
const startServer = (overrides: Partial<ServeOptions>) =>
  testGateway(({ headers }, response) => {
    response.setHeader('set-cookie', 'session=7b; Path=/; HttpOnly').setHeader('content-type', 'application/json');
    response.end(JSON.stringify(headers));
  }, overrides);

test('a trusted proxy defines the client, host and scheme', async () => {
  const { origin } = await startServer({ trusted: ONE_TRUSTED_HOP, allowedHosts: ['console.test'] });
  const { text, headers } = await requestRaw(`${origin}/v1/webapi/ping`, { headers: BALANCER_HEADERS });
  expect(JSON.parse(text)).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'console.test',
    'x-forwarded-proto': 'https',
  });
  expect(headers['set-cookie']).toEqual(['session=7b; Path=/; HttpOnly; Secure']);
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('adds the Secure flag to cookies of responses to requests with a body', async () => {
  const { origin } = await startServer({ trusted: ONE_TRUSTED_HOP, allowedHosts: ['console.test'] });
  const headers = { ...BALANCER_HEADERS, 'content-type': 'application/json', 'content-length': 2 };
  const response = await requestRaw(`${origin}/v1/webapi/sessions/web`, { method: 'POST', headers, body: '{}' });
  expect([response.status, response.headers['set-cookie']]).toEqual([200, ['session=7b; Path=/; HttpOnly; Secure']]);
});

test('ignores forwarded headers of untrusted clients', async () => {
  const { origin } = await startServer({ trusted: { addresses: ['203.0.113.0/24'] }, allowedHosts: ['inner.test'] });
  const { text, headers } = await requestRaw(`${origin}/v1/webapi/ping`, { headers: BALANCER_HEADERS });
  expect(JSON.parse(text)).toMatchObject({
    'x-forwarded-for': expect.stringMatching(/^(?:::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/),
    'x-forwarded-host': 'inner.test',
    'x-forwarded-proto': 'http',
  });
  expect(headers['set-cookie']).toEqual(['session=7b; Path=/; HttpOnly']);
  expect(headers['strict-transport-security']).toBeUndefined();
});

test("the mock receives the client's address, and pages may open sockets to the public host", async () => {
  const ips: string[] = [];
  const handle = async ({ ip }: WireRequest) => jsonAnswer(ips.push(ip));
  const back = { mock: testProxy({ handle }) };
  const { origin } = await testServer({ back, trusted: ONE_TRUSTED_HOP, allowedHosts: ['console.test'] });
  await requestRaw(`${origin}/v1/webapi/ping`, { headers: BALANCER_HEADERS });
  expect(ips).toEqual(['203.0.113.7']);
  const page = await requestRaw(`${origin}/web`, { headers: BALANCER_HEADERS });
  expect(page.headers['content-security-policy']).toContain('wss://console.test;');
  expect(page.headers['set-cookie']).toEqual(['grv_csrf=c5; Path=/; HttpOnly; Secure']);
});

async function openSocket(
  origin: string,
  { path = PATH, headers }: { path?: string; headers: Record<string, string> },
) {
  const socket = new WebSocket(origin.replace('http', 'ws') + PATH, {
    headers,
    finishRequest: (request) => {
      request.path = path; // the client itself never sends an absolute path
      request.end();
    },
  });
  onTestFinished(() => socket.terminate());
  return new Promise<string>((resolve) => {
    socket.on('open', () => resolve('open'));
    socket.on('error', ({ message }) => resolve(message));
  });
}

test('opens the socket of an https page over plain http only behind a trusted proxy', async () => {
  const proxyServer = await testServer({ back: { mock: testProxy({ upgrade: async () => () => undefined }) } });
  const lines: string[] = [];
  const back = { upstream: new URL(proxyServer.origin), insecure: false };
  const options = { back, allowedHosts: ['console.test', 'inner.test'], log: (line: string) => lines.push(line) };
  const behindTrustedProxy = await testServer({ ...options, trusted: ONE_TRUSTED_HOP });
  const pageHeaders = { origin: 'https://console.test' };
  expect(await openSocket(behindTrustedProxy.origin, { headers: { ...BALANCER_HEADERS, ...pageHeaders } })).toBe(
    'open',
  );
  expect(
    await openSocket(behindTrustedProxy.origin, { headers: { ...BALANCER_HEADERS, origin: 'http://console.test' } }),
  ).toContain('403');
  expect(lines).toEqual([]);
  const { origin } = await testServer(options);
  expect(
    await openSocket(origin, { headers: { ...pageHeaders, host: 'console.test', 'x-forwarded-proto': 'https' } }),
  ).toContain('403');
  expect(lines).toEqual([expect.stringMatching(/https:\/\/console\.test .* --trusted-proxy/)]);
});

test('refuses pages, requests, files, sockets and applications for a foreign host', async () => {
  const requestedUrls: string[] = [];
  const upgrade = async ({ url }: WireRequest) => jsonAnswer(requestedUrls.push(url));
  const handle = async ({ url }: WireRequest) => jsonAnswer(requestedUrls.push(url));
  const { origin, apps } = await testServer({ back: { mock: testProxy({ handle, upgrade }) } });
  const foreignHeaders = { host: 'rebound.test', 'x-forwarded-host': 'localhost' };
  for (const path of ['/', '/web', '/web/app/main-1a2b.js', '/v1/webapi/ping', '/nowhere']) {
    const { status, text, headers } = await requestRaw(origin + path, { headers: foreignHeaders });
    expect([path, status, text]).toEqual([path, 421, expect.stringContaining('--allowed-host rebound.test')]);
    expect([headers['set-cookie'], headers['x-content-type-options']]).toEqual([undefined, 'nosniff']);
  }
  expect((await requestRaw(`${apps}/a.example/`, { headers: foreignHeaders })).status).toBe(421);
  expect(await openSocket(origin, { headers: foreignHeaders })).toContain('421');
  expect(requestedUrls).toEqual([]);
});

test('refuses a request with an absolute URL, even of this server', async () => {
  const { origin } = await testServer();
  for (const path of [`${origin}/web`, `${origin}${PATH}`, 'http://evil.test/web'])
    expect([path, (await requestRaw(origin, { path })).status]).toEqual([path, 400]);
  expect(await openSocket(origin, { path: `${origin}${PATH}`, headers: {} })).toContain('400');
});
