// A server that drains lets open requests and streams end before it stops.
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { requestRaw, testProxy, testServer } from '#serve/test-site.ts';

const MINUTE_MS = 60_000;

/** A server with one open stream. */
async function serverWithStream() {
  const proxy = testProxy({ upgrade: async () => () => undefined });
  const server = await testServer({ back: { mock: proxy } });
  const url = `${server.origin.replace('http', 'ws')}/v1/webapi/sites/one/connect`;
  const socket = new WebSocket(url, { origin: server.origin });
  await once(socket, 'open');
  return { ...server, socket };
}

/** Whether the promise resolves within 200 ms. */
const endsSoon = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), setTimeout(200, false)]);

test('a server without open requests drains immediately', async () => {
  const { drain } = await testServer();
  expect(await endsSoon(drain(MINUTE_MS))).toBe(true);
});

test('draining waits for open streams, and readiness fails in this time', async () => {
  const { origin, drain, socket } = await serverWithStream();
  const drained = drain(MINUTE_MS);
  expect(await endsSoon(drained)).toBe(false);
  expect((await requestRaw(`${origin}/readyz`)).status).toBe(503);
  socket.close();
  expect(await endsSoon(drained)).toBe(true);
});

test('draining ends after its timeout, even if a stream is open', async () => {
  const { drain } = await serverWithStream();
  expect(await endsSoon(drain(50))).toBe(true);
});

test('draining waits for running requests', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { handle } = testProxy();
  const proxy = testProxy({ handle: (request) => answered.then(() => handle(request)) });
  const { origin, drain } = await testServer({ back: { mock: proxy } });
  const response = requestRaw(`${origin}/v1/webapi/slow`);
  await setTimeout(100);
  const drained = drain(MINUTE_MS);
  expect(await endsSoon(drained)).toBe(false);
  answer();
  expect((await response).status).toBe(200);
  expect(await endsSoon(drained)).toBe(true);
});
