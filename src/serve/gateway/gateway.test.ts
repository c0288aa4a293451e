import { expect, test } from 'vitest';
import { createCertificate } from '#serve/command/certificate.ts';
import type { Mock } from '#serve/mock/mock-backend.ts';
import { requestRaw, jsonAnswer, testGateway, testProxy, testServer } from '#serve/test-site.ts';

/** A console in front of a second one, as two of them on one machine: the second speaks TLS with a certificate of its own. */
async function twoServers(own: Partial<Mock> = {}) {
  const behind = await testServer({ back: { mock: testProxy(own) }, tls: await createCertificate('localhost') });
  const upstream = new URL(behind.origin);
  const { origin } = await testServer({ back: { upstream, insecure: true } });
  return { origin, upstream };
}

test('the page is filled with what the proxy behind would put into it', async () => {
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

test('a page that a template engine filled is read as a browser would', async () => {
  const asked: string[] = [];
  const { origin } = await testGateway(({ url = '', headers }, response) => {
    asked.push(url);
    if (headers['if-none-match']) response.statusCode = 304;
    response.end('<meta name="grv_csrf_token" content="c5"><meta name="grv_bearer_token" content="YQ&#43;&#43;">');
  });
  const { text } = await requestRaw(`${origin}/web/apps?redirect_uri=x`, { headers: { 'if-none-match': '"1"' } });
  expect(text).toContain('content="YQ++"');
  await requestRaw(`${origin}/web/cluster/one/nodes`);
  expect(asked).toEqual(['/web', '/web/cluster/one/nodes']);
});

test.each([
  ['GET', '/v1/webapi/sites/one/nodes?search=a%20b&redirect_url=http://x/?y&z', ''],
  ['POST', '/v1/webapi/sessions/web', '{"user":"alice"}'],
  ['PUT', '/v1/webapi/roles/a%2Fb%25', '{}'],
  ['DELETE', '/v1/webapi/users/bob@example.com', ''],
  ['GET', '/web/config.js', ''],
  ['GET', '/.well-known/jwks.json', ''],
])('%s %s reaches the proxy behind', async (method, path, body) => {
  const { origin, upstream } = await twoServers();
  const headers = {
    cookie: '__Host-session=7b; a=1',
    'x-csrf-token': 'c5',
    authorization: 'Bearer b',
    'content-type': 'application/json',
  };
  const { status, text } = await requestRaw(origin, { path, method, headers, ...(body ? { body } : {}) });
  expect(status).toBe(200);
  const call = JSON.parse(text) as { headers: Record<string, string> }; // what testProxy answers
  expect(call).toMatchObject({ method, url: path, body, headers });
  expect(call.headers).toMatchObject({
    host: upstream.host,
    'x-forwarded-host': new URL(origin).host,
    'x-forwarded-proto': 'http',
  });
});

test('answers come back with their status, cookies and words', async () => {
  const refused = {
    ...jsonAnswer(
      { error: { message: 'need auth' } },
      { 'set-cookie': ['__Host-session=; Path=/; Secure', 'b=2; Secure'] },
    ),
    status: 403,
  };
  const { origin } = await twoServers({ handle: async () => refused });
  const { status, headers, text } = await requestRaw(`${origin}/v1/webapi/ping`);
  expect([status, text]).toEqual([403, '{"error":{"message":"need auth"}}']);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'set-cookie': refused.headers['set-cookie'] });
});
