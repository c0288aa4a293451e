import { expect, test } from 'vitest';
import { createCertificate } from './command/certificate.ts';
import type { Mock } from './mock/mock-backend.ts';
import { serve, type ServeOptions } from './server.ts';
import { requestRaw, jsonAnswer, testBuild, testProxy, testServer } from './test-site.ts';

test('the root redirects to the console', async () => {
  const { origin } = await testServer();
  const { status, headers } = await requestRaw(`${origin}/`);
  expect([status, headers.location]).toEqual([302, '/web']);
});

test.each([
  ['GET', '/favicon.ico'],
  ['GET', '/v1'],
  ['GET', '/webapix'],
  ['GET', '/web/%zz'],
  ['GET', '/index.html'],
  ['POST', '/web'],
  ['PROPFIND', '/v1/webapi/ping'],
])('%s %s is not found', async (method, path) => {
  const { origin } = await testServer();
  const { status, headers, text } = await requestRaw(origin, { path, method });
  expect([status, headers['content-type'], text]).toEqual([404, 'text/plain; charset=utf-8', '404 page not found\n']);
});

test.each(['/', '/web', '/web/app/main-1a2b.js', '/web/app/none.js', '/v1/webapi/ping', '/nowhere'])(
  'the response at %s has the security headers',
  async (path) => {
    const { origin } = await testServer();
    const { headers } = await requestRaw(origin + path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['permissions-policy']).toContain('publickey-credentials-get=(self)');
    expect(Object.keys(headers)).not.toContain('strict-transport-security');
  },
);

test('closes the port of the applications when its own port is in use', async () => {
  const { origin } = await testServer();
  const countOpenPorts = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
  const before = countOpenPorts();
  const options = { dist: await testBuild(), host: 'localhost', port: Number(new URL(origin).port) };
  await expect(serve({ ...options, back: { mock: testProxy() } })).rejects.toThrow('EADDRINUSE');
  await expect.poll(countOpenPorts, { timeout: 2000 }).toBe(before);
});

test('a launch page may connect to its app and to the sockets of its own host', async () => {
  const { origin } = await testServer();
  const { host } = new URL(origin);
  const { headers } = await requestRaw(`${origin}/web/launch/app.example.com/one`);
  expect(headers['content-security-policy']).toContain(`ws://${host} wss://${host} https://app.example.com:* `);
});

// docs/behaviour.md#content-security "The file of a worker limits the worker's"
test('the policy of a worker file allows connections, but that of another script does not', async () => {
  const { origin } = await testServer();
  const { host } = new URL(origin);
  const policyOf = async (path: string) => (await requestRaw(origin + path)).headers['content-security-policy'];
  expect(await policyOf('/web/app/draw-worker-CuGuckHn.js')).toContain(`connect-src 'self' ws://${host}`);
  expect(await policyOf('/web/app/main-CuGuckHn.js')).not.toContain('connect-src');
});

test("the mock's applications have an origin that the mock and launch pages know", async () => {
  const appAddresses: unknown[] = [];
  const app: Mock['app'] = ({ method, url, body }) => jsonAnswer({ method, url, body: Buffer.from(body).toString() });
  const served = await testServer({
    back: { mock: testProxy({ app, setAppAddresses: (addresses) => appAddresses.push(addresses) }) },
  });
  const { port } = new URL(served.apps ?? '');
  expect(appAddresses).toEqual([{ address: `:${port}`, console: `:${new URL(served.origin).port}` }]);
  const { text } = await requestRaw(`${served.apps}/a.example/x?y`, { method: 'POST', body: 'z' });
  expect(JSON.parse(text)).toEqual({ method: 'POST', url: '/a.example/x?y', body: 'z' });
  const policyOf = async (path: string) => (await requestRaw(served.origin + path)).headers['content-security-policy'];
  expect(await policyOf('/web/launch/a.example')).toContain(` http://localhost:${port} https://localhost:${port};`);
  expect(await policyOf('/web/users')).not.toContain(port);
});

test('sends HSTS only with a configured certificate and a public host name', async () => {
  const tls = await createCertificate('localhost');
  const statusAndHsts = async (options: Partial<ServeOptions>, host?: string) => {
    const { origin } = await testServer(options);
    const { status, headers } = await requestRaw(`${origin}/web`, host === undefined ? {} : { headers: { host } });
    return [status, headers['strict-transport-security']];
  };
  const allowedHosts = ['console.test'];
  expect(await statusAndHsts({ tls, allowedHosts }, 'console.test')).toEqual([
    200,
    'max-age=31536000; includeSubDomains',
  ]);
  expect(await statusAndHsts({ tls: { ...tls, isGenerated: true }, allowedHosts }, 'console.test')).toEqual([
    200,
    undefined,
  ]);
  expect(await statusAndHsts({ tls })).toEqual([200, undefined]);
});

test('starts and closes without waiting for a response that is still pending', async () => {
  await testServer(); // warms up lazy imports
  const mock = testProxy({ handle: () => new Promise(() => undefined) });
  const startedAt = performance.now();
  const served = await testServer({ back: { mock } });
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  const pendingRequest = requestRaw(`${served.origin}/v1/webapi/ping`).catch((error: Error) => error.message);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const closeStartedAt = performance.now();
  await served.close();
  // The server closes the socket; the error depends on timing.
  expect(await pendingRequest).toMatch(/^(socket hang up|read ECONNRESET)$/);
  expect(performance.now() - closeStartedAt).toBeLessThan(2_000);
});
