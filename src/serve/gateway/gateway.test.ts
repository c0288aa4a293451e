import { expect, test } from 'vitest';
import { createCertificate } from '#serve/command/certificate.ts';
import type { Mock } from '#serve/mock/mock-backend.ts';
import { requestRaw, jsonAnswer, testGateway, testProxy, testServer } from '#serve/test-site.ts';

/** A console whose proxy is another console, which serves a mock proxy with a self-signed certificate. */
async function twoServers(overrides: Partial<Mock> = {}) {
  const proxyServer = await testServer({
    back: { mock: testProxy(overrides) },
    tls: await createCertificate('localhost'),
  });
  const upstream = new URL(proxyServer.origin);
  const { origin } = await testServer({ back: { upstream, insecure: true } });
  return { origin, upstream };
}

test('fills the page with the values of the proxy', async () => {
  const page: Mock['page'] = ({ headers }) => ({
    csrf: 'c5',
    bearer: 'YmVhcmVy+/=',
    cookies: [
      `__Host-grv_csrf=c5; Path=/; HttpOnly; Secure; SameSite=None`,
      `seen=${headers['cookie']?.length}; Path=/; Secure`,
    ],
  });
  const { origin } = await twoServers({ page });
  const { status, headers, text } = await requestRaw(`${origin}/web/users?x=1`, {
    headers: { cookie: '__Host-session=7b22' },
  });
  expect(status).toBe(200);
  expect(text).toContain('<meta name="grv_csrf_token" content="c5" />');
  expect(text).toContain('<meta name="grv_bearer_token" content="YmVhcmVy+/=" />');
  expect(headers['set-cookie']).toEqual([
    '__Host-grv_csrf=c5; Path=/; HttpOnly; Secure; SameSite=None',
    'seen=19; Path=/; Secure',
  ]);
  expect(headers['cache-control']).toBe('no-cache, no-store, must-revalidate');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(Object.keys(headers)).not.toContain('strict-transport-security');
});

test("unescapes the values in the proxy's page, and requests /web instead of /web/apps", async () => {
  const requestedPaths: string[] = [];
  const { origin } = await testGateway(({ url = '', headers }, response) => {
    requestedPaths.push(url);
    if (headers['if-none-match']) response.statusCode = 304;
    response.end('<meta name="grv_csrf_token" content="c5"><meta name="grv_bearer_token" content="YQ&#43;&#43;">');
  });
  const { text } = await requestRaw(`${origin}/web/apps?redirect_uri=x`, { headers: { 'if-none-match': '"1"' } });
  expect(text).toContain('content="YQ++"');
  await requestRaw(`${origin}/web/cluster/one/nodes`);
  expect(requestedPaths).toEqual(['/web', '/web/cluster/one/nodes']);
});

test.each([
  ['GET', '/v1/webapi/sites/one/nodes?search=a%20b&redirect_url=http://x/?y&z', ''],
  ['POST', '/v1/webapi/sessions/web', '{"user":"alice"}'],
  ['PUT', '/v1/webapi/roles/a%2Fb%25', '{}'],
  ['DELETE', '/v1/webapi/users/bob@example.com', ''],
  ['GET', '/web/config.js', ''],
  ['GET', '/.well-known/jwks.json', ''],
])('forwards %s %s to the proxy', async (method, path, body) => {
  const { origin, upstream } = await twoServers();
  const headers = {
    cookie: '__Host-session=7b; a=1',
    'x-csrf-token': 'c5',
    authorization: 'Bearer b',
    'content-type': 'application/json',
  };
  const { status, text } = await requestRaw(origin, { path, method, headers, ...(body ? { body } : {}) });
  expect(status).toBe(200);
  const call = JSON.parse(text) as { headers: Record<string, string> }; // the JSON of testProxy
  expect(call).toMatchObject({ method, url: path, body, headers });
  expect(call.headers).toMatchObject({
    host: upstream.host,
    'x-forwarded-host': new URL(origin).host,
    'x-forwarded-proto': 'http',
  });
});

test('returns responses with their status, cookies and body', async () => {
  const refusal = {
    ...jsonAnswer(
      { error: { message: 'need auth' } },
      { 'set-cookie': ['__Host-session=; Path=/; Secure', 'b=2; Secure'] },
    ),
    status: 403,
  };
  const { origin } = await twoServers({ handle: async () => refusal });
  const { status, headers, text } = await requestRaw(`${origin}/v1/webapi/ping`);
  expect([status, text]).toEqual([403, '{"error":{"message":"need auth"}}']);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'set-cookie': refusal.headers['set-cookie'] });
});
