// A server that drains refuses connections, moves terminals away, and lets open requests and streams end.
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:http2';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Connection } from '#fixtures/proxy/wire.ts';
import { RESTART_NOTICE } from '#lib/server-restart.ts';
import { createCertificate } from '#serve/command/certificate.ts';
import type { ServeOptions } from './server.ts';
import { jsonAnswer, requestRaw, testProxy, testServer } from './test-site.ts';

const MINUTE_MS = 60_000;
const TERMINAL_PATH = '/v1/webapi/sites/one/connect';
const POD_PATH = '/v1/webapi/sites/one/kube/exec/ws';

/** A server with an open stream for each path. Records the text messages that the streams receive. */
async function serverWithStreams(paths: readonly string[], options: Partial<ServeOptions> = {}) {
  const connections: Connection[] = [];
  const upgrade = async () => (connection: Connection) => void connections.push(connection);
  const server = await testServer({ back: { mock: testProxy({ upgrade }) }, ...options });
  const received: string[] = [];
  const sockets = await Promise.all(
    paths.map(async (path) => {
      const socket = new WebSocket(server.origin.replace('http', 'ws') + path, { origin: server.origin });
      socket.on('message', (data: Buffer) => received.push(`${path} ${data.toString()}`));
      await once(socket, 'open');
      return socket;
    }),
  );
  return { ...server, sockets, connections, received };
}

/** A server whose proxy answers only after a call of `answer`. `received` resolves when the proxy has a request. */
async function serverWithSlowProxy(options: Partial<ServeOptions> = {}) {
  let answer: () => void = () => undefined;
  let notifyReceived: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const received = new Promise<void>((resolve) => (notifyReceived = resolve));
  const waitForAnswer = () => {
    notifyReceived();
    return answered;
  };
  const mock = testProxy({
    handle: () => waitForAnswer().then(() => jsonAnswer({})),
    upgrade: () => waitForAnswer().then(() => () => undefined),
  });
  return { ...(await testServer({ back: { mock }, ...options })), received, answer };
}

/** Whether the promise resolves within 200 ms. */
const endsSoon = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), setTimeout(200, false)]);

test('a server without open requests drains immediately', async () => {
  const { drain } = await testServer();
  expect(await endsSoon(drain(MINUTE_MS))).toBe(true);
});

test('draining waits for open streams, while readiness fails and new connections are refused', async () => {
  const admin = { host: 'localhost', port: 0 };
  const { origin, drain, sockets, ...server } = await serverWithStreams([POD_PATH], { admin });
  const drained = drain(MINUTE_MS);
  expect(await endsSoon(drained)).toBe(false);
  expect((await requestRaw(`${server.admin}/readyz`)).status).toBe(503);
  await expect(requestRaw(`${origin}/healthz`)).rejects.toThrow('ECONNREFUSED');
  sockets[0]?.close();
  expect(await endsSoon(drained)).toBe(true);
});

test('draining ends after its timeout, even if a stream is open', async () => {
  const { drain } = await serverWithStreams([POD_PATH]);
  expect(await endsSoon(drain(50))).toBe(true);
});

test('draining waits for running requests and closes their connections after the response', async () => {
  const { origin, drain, received, answer } = await serverWithSlowProxy();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const response = requestRaw(`${origin}/v1/webapi/slow`, { agent });
  await received;
  const drained = drain(MINUTE_MS);
  expect(await endsSoon(drained)).toBe(false);
  answer();
  expect(await response).toMatchObject({ status: 200, headers: { connection: 'close' } });
  expect(await endsSoon(drained)).toBe(true);
});

test('draining answers the next request of an idle connection, and then closes the connection', async () => {
  const { origin, drain } = await testServer();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  expect((await requestRaw(`${origin}/healthz`, { agent })).headers.connection).toBe('keep-alive');
  const drained = drain(MINUTE_MS);
  expect(await endsSoon(drained)).toBe(false);
  expect(await requestRaw(`${origin}/healthz`, { agent })).toMatchObject({ headers: { connection: 'close' } });
  expect(await endsSoon(drained)).toBe(true);
});

test('draining ends when a connection stays idle', { timeout: 10_000 }, async () => {
  const { origin, drain } = await testServer();
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  await requestRaw(`${origin}/healthz`, { agent });
  const startedAt = performance.now();
  await drain(MINUTE_MS);
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test('draining lets the requests of HTTP/2 connections finish, and then closes these connections', async () => {
  const tls = await createCertificate('localhost');
  const { origin, drain, received, answer } = await serverWithSlowProxy({ tls });
  const session = connect(origin, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  const request = session.request({ ':path': '/v1/webapi/slow' });
  await received;
  const drained = drain(MINUTE_MS);
  const closed = once(session, 'close');
  answer();
  const [headers] = (await once(request, 'response')) as [{ ':status': number }]; // see the types of `response`
  expect(headers[':status']).toBe(200);
  request.resume();
  await closed;
  expect(await endsSoon(drained)).toBe(true);
});

// docs/behaviour.md#the-console-workspace "Other streams, such as commands, pods"
test('draining sends a notice to terminals, but not to streams that cannot be opened again', async () => {
  const { drain, received } = await serverWithStreams([TERMINAL_PATH, POD_PATH]);
  void drain(MINUTE_MS);
  await expect.poll(() => received).toEqual([`${TERMINAL_PATH} ${RESTART_NOTICE}`]);
});

test('a stream that opens after the start of draining gets the notice as well', async () => {
  const { origin, drain, received, answer } = await serverWithSlowProxy();
  const socket = new WebSocket(origin.replace('http', 'ws') + TERMINAL_PATH, { origin });
  const message = once(socket, 'message');
  await received;
  void drain(MINUTE_MS);
  answer();
  expect(String((await message)[0])).toBe(RESTART_NOTICE);
});
