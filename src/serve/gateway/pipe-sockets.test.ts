import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { RESTART_CLOSE_CODE, RESTART_NOTICE } from '#lib/server-restart.ts';
import { requestRaw, testServer } from '#serve/test-site.ts';

const PATH = '/v1/webapi/sites/one/connect';

/** A gateway in front of a server, with access to the server's sockets. */
async function openPipe() {
  const streams = new WebSocketServer({ noServer: true });
  const raw: Socket[] = [];
  const received: string[] = [];
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (request, socket, head) => {
    raw.push(socket as Socket); // an HTTP server passes a Socket
    streams.handleUpgrade(request, socket, head, (stream) => {
      stream.on('error', () => undefined); // these tests reset connections
      stream.on('message', (data: Buffer) => received.push(data.toString()));
      stream.on('close', (code) => received.push(`closed ${code}`));
      stream.send('hello');
    });
  });
  onTestFinished(() => {
    for (const socket of raw) socket.destroy();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // the server listens on a port
  const served = await testServer({ back: { upstream: new URL(`http://127.0.0.1:${port}`), insecure: false } });
  const socket = new WebSocket(served.origin.replace('http', 'ws') + PATH);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve) => socket.on('message', resolve));
  return { served, socket, closed, received, raw };
}

test("a reset by the proxy closes the browser's socket and nothing else", async () => {
  const { served, closed, raw } = await openPipe();
  raw[0]?.resetAndDestroy();
  expect(await closed).toBe(1006);
  expect((await requestRaw(`${served.origin}/`)).status).toBe(302);
});

test('delivers all messages of a client before the stream closes', async () => {
  const { socket, closed, received } = await openPipe();
  for (let index = 0; index < 50; index += 1) socket.send(`${index}`.padEnd(20_000));
  socket.close(1000);
  expect(await closed).toBe(1000);
  await expect.poll(() => received.at(-1)).toBe('closed 1000');
  expect(received).toHaveLength(51);
});

test('delivers everything that a client sends before it closes the stream after the notice', async () => {
  const { served, socket, closed, received } = await openPipe();
  const notice = new Promise<string>((resolve) => socket.on('message', (data: Buffer) => resolve(data.toString())));
  const drained = served.drain(60_000);
  expect(await notice).toBe(RESTART_NOTICE);
  for (let index = 0; index < 50; index += 1) socket.send(`${index}`.padEnd(20_000));
  socket.close(RESTART_CLOSE_CODE);
  await drained;
  expect(await closed).toBe(RESTART_CLOSE_CODE);
  await expect.poll(() => received.at(-1)).toBe(`closed ${RESTART_CLOSE_CODE}`);
  expect(received).toHaveLength(51);
});

test('closes streams on both sides within two seconds when the gateway closes', async () => {
  const { served, closed, received } = await openPipe();
  const startedAt = performance.now();
  await served.close();
  expect(await closed).toBe(1006);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await expect.poll(() => received).toEqual(['closed 1006']);
});
