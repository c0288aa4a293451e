import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { requestRaw, testServer } from '#serve/test-site.ts';

const PATH = '/v1/webapi/sites/one/connect';

/** A gateway in front of a server whose ends of the wires a test can take hold of. */
async function openPipe() {
  const streams = new WebSocketServer({ noServer: true });
  const raw: Socket[] = [];
  const heard: string[] = [];
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (request, socket, head) => {
    raw.push(socket as Socket); // what an HTTP server hands over
    streams.handleUpgrade(request, socket, head, (stream) => {
      stream.on('error', () => undefined); // a reset line is what these tests are about
      stream.on('message', (data: Buffer) => heard.push(data.toString()));
      stream.on('close', (code) => heard.push(`closed ${code}`));
      stream.send('hello');
    });
  });
  onTestFinished(() => {
    for (const socket of raw) socket.destroy();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // listening
  const served = await testServer({ back: { upstream: new URL(`http://127.0.0.1:${port}`), insecure: false } });
  const socket = new WebSocket(served.origin.replace('http', 'ws') + PATH);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve) => socket.on('message', resolve));
  return { served, socket, closed, heard, raw };
}

test('a line that is reset behind the gateway is a cut line before it, and nothing worse', async () => {
  const { served, closed, raw } = await openPipe();
  raw[0]?.resetAndDestroy();
  expect(await closed).toBe(1006);
  expect((await requestRaw(`${served.origin}/`)).status).toBe(302);
});

test('what a client says last still arrives', async () => {
  const { socket, closed, heard } = await openPipe();
  for (let word = 0; word < 50; word += 1) socket.send(`${word}`.padEnd(20_000));
  socket.close(1000);
  expect(await closed).toBe(1000);
  await expect.poll(() => heard.at(-1)).toBe('closed 1000');
  expect(heard).toHaveLength(51);
});

test('closing the gateway closes its streams on both sides within two seconds', async () => {
  const { served, closed, heard } = await openPipe();
  const began = performance.now();
  await served.close();
  expect(await closed).toBe(1006);
  expect(performance.now() - began).toBeLessThan(2_000);
  await expect.poll(() => heard).toEqual(['closed 1006']);
});
