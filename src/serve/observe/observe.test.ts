// Probes, metrics, request IDs and the access log of a running server.
import { createServer as createTcpServer } from 'node:net';
import { connect as connectHttp2 } from 'node:http2';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createCertificate } from '#serve/command/certificate.ts';
import { jsonAnswer, requestRaw, SCRIPT, testGateway, testProxy, testServer } from '#serve/test-site.ts';
import type { AccessLog, LoggedRequest } from './access-log.ts';

const ADMIN = { host: 'localhost', port: 0 };
const STREAM_PATH = '/v1/webapi/sites/one/connect?access_token=s3cr3t';

/** An access log that keeps its lines, and how often it was closed. */
function createTestLog() {
  const requests: LoggedRequest[] = [];
  const errors: [string, string | undefined][] = [];
  const accessLog: AccessLog = {
    logRequest: (request) => requests.push(request),
    logError: (message, requestId) => errors.push([message, requestId]),
    close: vi.fn<() => Promise<void>>(async () => undefined),
  };
  return { accessLog, requests, errors };
}

const nthRequest = (requests: readonly LoggedRequest[], index = 0) =>
  vi.waitFor(() => {
    expect(requests.length).toBeGreaterThan(index);
    return requests[index];
  });

/** The samples of our metrics as `name{labels} value`, without histogram buckets. */
async function readSamples(admin: string | undefined): Promise<string[]> {
  const { text: body } = await requestRaw(`${admin}/metrics`);
  return body.split('\n').filter((line) => line.startsWith('postern_') && !line.includes('_duration_seconds'));
}

/** A mock that accepts a stream, answers each message with 1000 bytes, and closes the stream on "bye". */
const streamingProxy = () =>
  testProxy({
    upgrade: async () => (connection) =>
      connection.onMessage((message) =>
        message === 'bye' ? connection.close(1000) : connection.send('x'.repeat(1000)),
      ),
  });

async function openStream(origin: string, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${STREAM_PATH}`, { headers });
  onTestFinished(() => socket.terminate());
  const [response] = await Promise.race([
    once(socket, 'upgrade'),
    once(socket, 'error').then(([error]) => {
      throw error;
    }),
  ]);
  return { socket, response: response as { headers: Record<string, string> } };
}

test('probes answer on both ports for any host, and metrics only on the admin port', async () => {
  const { origin, admin } = await testServer({ admin: ADMIN });
  for (const address of [origin, admin]) {
    const health = await requestRaw(`${address}/healthz`, { headers: { host: 'balancer.test' } });
    expect([health.status, health.text]).toEqual([200, 'ok\n']);
    const ready = await requestRaw(`${address}/readyz`, { headers: { host: 'balancer.test' } });
    expect([ready.status, ready.text]).toEqual([200, 'ready\n']);
  }
  expect((await requestRaw(`${origin}/metrics`)).status).toBe(404);
  expect((await requestRaw(`${origin}/web`, { headers: { host: 'balancer.test' } })).status).toBe(421);
  expect((await requestRaw(`${admin}/web`)).status).toBe(404);
  const metrics = await requestRaw(`${admin}/metrics`);
  expect(metrics.headers['content-type']).toMatch(/^text\/plain; version=/);
  expect(metrics.text).toContain('nodejs_eventloop_lag_seconds');
});

test('without an admin port there are no metrics', async () => {
  expect((await testServer()).admin).toBeUndefined();
});

test('a draining server is not ready but healthy', async () => {
  const { admin, drain } = await testServer({ admin: { host: 'localhost', port: 0 } });
  await drain(0);
  const ready = await requestRaw(`${admin}/readyz`);
  expect([ready.status, ready.text]).toEqual([503, 'draining\n']);
  expect((await requestRaw(`${admin}/healthz`)).status).toBe(200);
});

test('readiness sends one ping without credentials to the proxy for concurrent probes', async () => {
  const requested: unknown[] = [];
  const { origin } = await testGateway(({ url, headers }, response) => {
    requested.push([url, headers.cookie]);
    setTimeout(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"server_version":"14.0.0"}'),
      50,
    );
  });
  const probes = [1, 2, 3].map(() => requestRaw(`${origin}/readyz`, { headers: { cookie: 'a=s3cr3t' } }));
  expect((await Promise.all(probes)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(requested).toEqual([['/webapi/ping', undefined]]);
});

test.each([
  { proxy: 'refuses a broken sign-in configuration', status: 400, type: 'application/json', ready: [200, 'ready'] },
  { proxy: 'answers with an error', status: 500, type: 'application/json', ready: [503, 'answered with status 500'] },
  { proxy: 'is another server', status: 404, type: 'text/html', ready: [503, 'answered with status 404'] },
])('readiness of a gateway whose proxy $proxy', async ({ status, type, ready }) => {
  const { origin, lines } = await testGateway((_request, response) =>
    response.writeHead(status, { 'content-type': type }).end('{"error":{"message":"internal detail"}}'),
  );
  const answer = await requestRaw(`${origin}/readyz`);
  expect([answer.status, answer.text]).toEqual([ready[0], expect.stringContaining(String(ready[1]))]);
  expect(answer.text).not.toContain('internal detail');
  expect(lines).toEqual([]);
});

test('readiness names a proxy that does not listen', async () => {
  const { origin, admin } = await testServer({
    back: { upstream: new URL('http://127.0.0.1:9'), insecure: false },
    admin: ADMIN,
  });
  const ready = await requestRaw(`${origin}/readyz`);
  expect([ready.status, ready.text]).toEqual([503, 'Nothing listens at http://127.0.0.1:9.\n']);
  expect(await readSamples(admin)).toContain('postern_upstream_errors_total{code="connection_refused"} 1');
});

test('readiness waits three seconds for a proxy that does not answer', async () => {
  const silent = createTcpServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const upstream = new URL(`http://127.0.0.1:${(silent.address() as { port: number }).port}`); // it listens on a port
  const { origin } = await testServer({ back: { upstream, insecure: false } });
  const start = performance.now();
  const ready = await requestRaw(`${origin}/readyz`);
  expect([ready.status, ready.text]).toEqual([503, `There was no answer from ${upstream.origin}.\n`]);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('logs each request once, with its body bytes and without its query', async () => {
  const { accessLog, requests } = createTestLog();
  const { origin } = await testServer({ accessLog });
  await requestRaw(`${origin}/web/app/main-1a2b.js?s3cr3t`, { headers: { 'x-request-id': '7f3a' } });
  const { body } = await requestRaw(`${origin}/web/invite/s3cr3t`, { headers: { 'x-request-id': 'two words' } });
  await requestRaw(`${origin}/readyz`);
  await requestRaw(`${origin}/nothing/s3cr3t`, { method: 'PUT' });
  await requestRaw(`${origin}/web/%s3cr3t`);
  await nthRequest(requests, 3);
  const [clientPart, durationMs] = [{ client: expect.stringMatching(/127\.0\.0\.1|::1/) }, expect.any(Number)];
  const newId = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(requests).toEqual([
    {
      ...clientPart,
      method: 'GET',
      path: '/web/app/main-1a2b.js',
      status: 200,
      bytes: SCRIPT.length,
      durationMs,
      requestId: '7f3a',
    },
    {
      ...clientPart,
      method: 'GET',
      path: '/web/invite/{token}',
      status: 200,
      bytes: body.length,
      durationMs,
      requestId: newId,
    },
    { ...clientPart, method: 'PUT', path: '/*', status: 404, bytes: 19, durationMs, requestId: newId },
    { ...clientPart, method: 'GET', path: '/web/*', status: 404, bytes: 19, durationMs, requestId: newId },
  ]);
});

test('logs the bytes that HTTP/2 clients receive', async () => {
  const { accessLog, requests } = createTestLog();
  const { origin } = await testServer({ accessLog, tls: await createCertificate('localhost') });
  const session = connectHttp2(origin, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  const bodies = await Promise.all(
    ['/web/app/main-1a2b.js', '/nothing'].map((path) => text(session.request({ ':path': path }))),
  );
  await nthRequest(requests, 1);
  expect(new Set(requests.map(({ bytes }) => bytes))).toEqual(new Set(bodies.map(({ length }) => length)));
});

test('logs a request whose client leaves before the response with the status 499', async () => {
  const { accessLog, requests } = createTestLog();
  const { origin } = await testServer({
    accessLog,
    back: { mock: testProxy({ handle: () => new Promise(() => undefined) }) },
  });
  const controller = new AbortController();
  const request = fetch(`${origin}/v1/webapi/sites`, { signal: controller.signal });
  setTimeout(() => controller.abort(), 100);
  await expect(request).rejects.toThrow('aborted');
  expect(await nthRequest(requests)).toMatchObject({ path: '/v1/webapi/sites', status: 499, bytes: 0 });
});

test('sends the request ID to the proxy and to the client', async () => {
  const { origin } = await testGateway(({ headers }, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'of the proxy' })
      .end(JSON.stringify(headers)),
  );
  const kept = await requestRaw(`${origin}/v1/webapi/sites`, { headers: { 'x-request-id': '7f3a' } });
  expect([kept.headers['x-request-id'], JSON.parse(kept.text)['x-request-id']]).toEqual(['7f3a', '7f3a']);
  const made = await requestRaw(`${origin}/v1/webapi/sites`, { headers: { 'x-request-id': 'two words' } });
  expect(made.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(JSON.parse(made.text)['x-request-id']).toBe(made.headers['x-request-id']);
});

test('errors of the gateway have the request ID', async () => {
  const { accessLog, errors } = createTestLog();
  const back = { upstream: new URL('http://127.0.0.1:9'), insecure: false };
  const { origin } = await testServer({ back, accessLog, log: accessLog.logError });
  for (const path of ['/web', '/v1/webapi/sites'])
    expect((await requestRaw(origin + path, { headers: { 'x-request-id': '7f3a' } })).status).toBe(502);
  await expect(openStream(origin, { 'x-request-id': '7f3a' })).rejects.toThrow('502');
  expect(errors).toEqual([1, 2, 3].map(() => ['Nothing listens at http://127.0.0.1:9.', '7f3a']));
});

test.each(['the mock', 'a proxy'])(
  'with %s, logs and counts a stream when it ends, and its bytes while it is open',
  async (backend) => {
    const { accessLog, requests } = createTestLog();
    const mock = { mock: streamingProxy() };
    const proxyBehind = async () => ({ upstream: new URL((await testServer({ back: mock })).origin), insecure: false });
    const back = backend === 'the mock' ? mock : await proxyBehind();
    const { origin, admin } = await testServer({ accessLog, admin: ADMIN, back });
    const { socket, response } = await openStream(origin, { 'x-request-id': '7f3a' });
    expect(response.headers['x-request-id']).toBe('7f3a');
    socket.send('hello');
    await once(socket, 'message');
    const open = await readSamples(admin);
    expect(open).toContain('postern_streams_open{kind="terminal"} 1');
    expect(open).toContain('postern_http_requests_total{class="stream",method="GET",status="101"} 1');
    expect(Number(open.find((line) => line.includes('direction="out"'))?.split(' ')[1])).toBeGreaterThan(1000);
    expect(requests).toEqual([]);
    socket.send('bye');
    const logged = await nthRequest(requests);
    expect(logged).toMatchObject({
      method: 'GET',
      path: '/v1/webapi/sites/one/connect',
      status: 101,
      requestId: '7f3a',
    });
    expect(logged?.bytes).toBeGreaterThan(1000);
    const closed = await readSamples(admin);
    expect(closed).toContain('postern_streams_open{kind="terminal"} 0');
    expect(closed).toContain('postern_streams_total{kind="terminal"} 1');
    expect(requests).toHaveLength(1);
  },
);

test('logs a refused stream with the status of the refusal', async () => {
  const { accessLog, requests } = createTestLog();
  const refusal = { ...jsonAnswer({ error: { message: 'no' } }), status: 403 };
  const { origin } = await testServer({ accessLog, back: { mock: testProxy({ upgrade: async () => refusal }) } });
  await expect(openStream(origin)).rejects.toThrow('403');
  expect(await nthRequest(requests)).toMatchObject({ path: '/v1/webapi/sites/one/connect', status: 403 });
});

test('counts requests by class, method and status, and separately for each server', async () => {
  const [server, other] = await Promise.all([testServer({ admin: ADMIN }), testServer({ admin: ADMIN })]);
  for (const path of ['/web', '/web/app/main-1a2b.js', '/v1/webapi/sites', '/v1/webapi/users', '/healthz', '/nothing'])
    await requestRaw(server.origin + path);
  await requestRaw(`${server.origin}/v1/webapi/sites`, { method: 'POST', body: 'twelve bytes' });
  await vi.waitFor(async () => {
    const samples = await readSamples(server.admin);
    expect(samples.filter((line) => line.includes('requests_total'))).toEqual([
      'postern_http_requests_total{class="page",method="GET",status="200"} 1',
      'postern_http_requests_total{class="asset",method="GET",status="200"} 1',
      'postern_http_requests_total{class="api",method="GET",status="200"} 2',
      'postern_http_requests_total{class="probe",method="GET",status="200"} 1',
      'postern_http_requests_total{class="other",method="GET",status="404"} 1',
      'postern_http_requests_total{class="api",method="POST",status="200"} 1',
    ]);
    expect(samples).toContain('postern_bytes_total{direction="in"} 12');
  });
  const { text: body } = await requestRaw(`${server.admin}/metrics`);
  expect(body).toContain('postern_http_request_duration_seconds_count{class="api",method="GET"} 2');
  expect((await readSamples(other.admin)).filter((line) => line.includes('requests_total'))).toEqual([]);
});

test('closing the server closes the admin port and the access log', async () => {
  const { accessLog } = createTestLog();
  const server = await testServer({ accessLog, admin: ADMIN });
  await server.close();
  expect(accessLog.close).toHaveBeenCalled();
  await expect(requestRaw(`${server.admin}/healthz`)).rejects.toThrow('ECONNREFUSED');
});
