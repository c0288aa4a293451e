import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Connection } from '#fixtures/proxy/wire.ts';
import { testProxy, testServer } from '#serve/test-site.ts';

const PATH = '/v1/webapi/sites/one/connect';
const CHUNK = new Uint8Array(8192);
const MEBIBYTE = 1024 * 1024;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A shell that prints forever until it receives input, and then prints how much it has sent. */
function createFloodingShell(sender: { sent: number }) {
  return async (connection: Connection) => {
    const stopped = new AbortController();
    connection.onMessage(() => stopped.abort());
    connection.onClose(() => stopped.abort());
    while (!stopped.signal.aborted) {
      connection.send(CHUNK);
      sender.sent += CHUNK.length;
      await connection.drained();
    }
    connection.send(`stopped after ${sender.sent}`);
  };
}

function connect(origin: string): WebSocket {
  const socket = new WebSocket(origin.replace('http', 'ws') + PATH, { perMessageDeflate: false });
  onTestFinished(() => socket.terminate());
  return socket;
}

test.each([0, 1])(
  'a flood waits for its reader, stops on input and loses nothing, through %i gateways',
  async (gatewayCount) => {
    const sender = { sent: 0 };
    const floodingShell = createFloodingShell(sender);
    let { origin } = await testServer({
      back: { mock: testProxy({ upgrade: async () => (connection) => void floodingShell(connection) }) },
    });
    if (gatewayCount > 0) ({ origin } = await testServer({ back: { upstream: new URL(origin), insecure: false } }));
    const socket = connect(origin);
    let receivedBytes = 0;
    const lastMessage = new Promise<string>((resolve) =>
      socket.on('message', (data: Buffer, binary) => {
        if (binary) receivedBytes += data.length;
        else resolve(data.toString());
      }),
    );
    await expect.poll(() => receivedBytes).toBeGreaterThan(4 * MEBIBYTE);
    socket.pause();
    await pause(200);
    expect(sender.sent - receivedBytes).toBeLessThan(MEBIBYTE);
    const sentWhilePaused = sender.sent;
    await pause(100);
    expect(sender.sent).toBe(sentWhilePaused);
    socket.resume();
    await expect.poll(() => sender.sent).toBeGreaterThan(sentWhilePaused + 4 * MEBIBYTE);
    const stopSentAt = performance.now();
    socket.send('stop');
    expect(await lastMessage).toBe(`stopped after ${sender.sent}`);
    // `npm run bench -- terminal` measures the exact delay of Ctrl-C; this limit only excludes waiting for the whole
    // flood.
    expect(performance.now() - stopSentAt).toBeLessThan(2_000);
    expect(receivedBytes).toBe(sender.sent);
  },
);

test('a flood waits at the proxy, not in the gateway, while the reader is paused', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  const streams = new WebSocketServer({ server, perMessageDeflate: false });
  onTestFinished(() => {
    for (const stream of streams.clients) stream.terminate();
    server.close();
  });
  const source = new Promise<WebSocket>((resolve) => streams.on('connection', resolve));
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // listening
  const upstream = new URL(`http://127.0.0.1:${port}`);
  const { origin } = await testServer({ back: { upstream, insecure: false } });
  const socket = connect(origin);
  const flood = await source;
  await new Promise((resolve) => socket.on('open', resolve));
  socket.pause();
  const chunk = Buffer.alloc(MEBIBYTE);
  for (let sent = 0; sent < 256; sent += 1) flood.send(chunk);
  await pause(300);
  // The kernel buffers some data; if the gateway had buffered the rest, none would be left here.
  expect(flood.bufferedAmount).toBeGreaterThan(128 * MEBIBYTE);
});

test('a message above the size limit ends the stream with 1009', async () => {
  const { origin } = await testServer({ back: { mock: testProxy({ upgrade: async () => () => undefined }) } });
  const socket = connect(origin);
  const code = new Promise((resolve) => socket.on('close', resolve));
  socket.on('open', () => socket.send(Buffer.alloc(10 * MEBIBYTE + 1)));
  expect(await code).toBe(1009);
});
