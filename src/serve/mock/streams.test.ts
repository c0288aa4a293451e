import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Connection } from '#fixtures/proxy/wire.ts';
import { createCertificate } from '#serve/command/certificate.ts';
import type { Mock } from './mock-backend.ts';
import { jsonAnswer, testProxy, testServer } from '#serve/test-site.ts';

const PATH = '/v1/webapi/sites/one/connect?access_token=t&params=%7B%7D';

/** Streams of the mock proxy directly and through a gateway over TLS: both must behave the same. */
const CONNECTIONS = {
  direct: async (mock: Mock) => (await testServer({ back: { mock } })).origin,
  'through the gateway': async (mock: Mock) => {
    const proxyServer = await testServer({ back: { mock }, tls: await createCertificate('localhost') });
    return (await testServer({ back: { upstream: new URL(proxyServer.origin), insecure: true } })).origin;
  },
};
const connectionNames = Object.keys(CONNECTIONS) as (keyof typeof CONNECTIONS)[]; // Object.keys returns strings

const createStreamingProxy = (onOpen: (connection: Connection) => void, receivedValues: string[] = []): Mock =>
  testProxy({
    upgrade: async ({ url, headers }) => {
      receivedValues.push(url, headers['cookie'] ?? '', headers['origin'] ?? '');
      return onOpen;
    },
  });

function connect(origin: string, headers: Record<string, string> = {}): WebSocket {
  const socket = new WebSocket(origin.replace('http', 'ws') + PATH, { headers });
  socket.on('error', () => undefined); // each test checks its own result
  onTestFinished(() => socket.terminate());
  return socket;
}

const waitForClose = (socket: WebSocket) =>
  new Promise<[number, string]>((resolve) => socket.on('close', (code, reason) => resolve([code, reason.toString()])));

test.each(connectionNames)('sends text as text and bytes as bytes, %s', async (connectionName) => {
  const receivedValues: string[] = [];
  const echo = (connection: Connection) => connection.onMessage((data) => connection.send(data));
  const origin = await CONNECTIONS[connectionName](createStreamingProxy(echo, receivedValues));
  const socket = connect(origin, { cookie: '__Host-session=7b', origin });
  const receivedMessages: unknown[] = [];
  socket.on('message', (data: Buffer, binary) => receivedMessages.push(binary ? [...data] : data.toString()));
  await new Promise((resolve) => socket.on('open', resolve));
  for (const data of ['{"token":"t"}', new Uint8Array([0, 200, 255]), '', 'ä'.repeat(70_000)]) socket.send(data);
  await expect.poll(() => receivedMessages.length).toBe(4);
  expect(receivedMessages).toEqual(['{"token":"t"}', [0, 200, 255], '', 'ä'.repeat(70_000)]);
  expect(receivedValues.slice(0, 2)).toEqual([PATH, '__Host-session=7b']);
});

test.each(
  connectionNames.flatMap((way) =>
    (
      [
        [1000, 'bye'],
        [1011, ''],
        [4001, 'moved'],
      ] as const
    ).map((end) => ({ way, end })),
  ),
)('delivers a close with $end unchanged, $way', async ({ way, end: [code, reason] }) => {
  const origin = await CONNECTIONS[way](createStreamingProxy((connection) => connection.close(code, reason)));
  expect(await waitForClose(connect(origin))).toEqual([code, reason]);
});

test.each(connectionNames)(
  'delivers a close without a code as 1005, and a drop as 1006 after all data, %s',
  async (connectionName) => {
    const empty = await CONNECTIONS[connectionName](createStreamingProxy((connection) => connection.close()));
    expect(await waitForClose(connect(empty))).toEqual([1005, '']);
    const dropAfterFlood = (connection: Connection) => {
      for (let lines = 0; lines < 100; lines += 1) connection.send(new Uint8Array(10_000));
      connection.drop();
    };
    const socket = connect(await CONNECTIONS[connectionName](createStreamingProxy(dropAfterFlood)));
    let receivedBytes = 0;
    socket.on('message', (data: Buffer) => (receivedBytes += data.length));
    expect(await waitForClose(socket)).toEqual([1006, '']);
    expect(receivedBytes).toBe(1_000_000);
  },
);

test.each(connectionNames)(
  'tells the proxy that a client closed or dropped the connection, %s',
  async (connectionName) => {
    let closeCount = 0;
    const origin = await CONNECTIONS[connectionName](
      createStreamingProxy((connection) => connection.onClose(() => (closeCount += 1))),
    );
    for (const disconnect of [(socket: WebSocket) => socket.close(1000), (socket: WebSocket) => socket.terminate()]) {
      const before = closeCount;
      const socket = connect(origin);
      socket.on('open', () => disconnect(socket));
      await expect.poll(() => closeCount).toBe(before + 1);
    }
  },
);

test.each(connectionNames)('refuses with a plain HTTP response, %s', async (connectionName) => {
  const refusal = {
    ...jsonAnswer({ error: { message: 'need auth' } }, { 'set-cookie': ['session=; Path=/; Secure'] }),
    status: 403,
  };
  const socket = connect(await CONNECTIONS[connectionName](testProxy({ upgrade: async () => refusal })));
  const [status, cookie, text] = await new Promise<unknown[]>((resolve) =>
    socket.on('unexpected-response', (_request, response) => {
      response.on('data', (data) => resolve([response.statusCode, response.headers['set-cookie'], String(data)]));
    }),
  );
  expect([status, cookie, text]).toEqual([403, ['session=; Path=/; Secure'], '{"error":{"message":"need auth"}}']);
});

test.each([
  { what: 'another origin', origin: 'https://evil.test', path: PATH, status: 403 },
  { what: 'a hidden origin', origin: 'null', path: PATH, status: 403 },
  { what: 'a path without streams', origin: undefined, path: '/web/users', status: 404 },
])('refuses a stream for $what', async ({ origin: pageOrigin, path, status }) => {
  const { origin } = await testServer({ back: { mock: createStreamingProxy((connection) => connection.close()) } });
  const socket = new WebSocket(
    origin.replace('http', 'ws') + path,
    pageOrigin === undefined ? {} : { origin: pageOrigin },
  );
  const opened = new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  await expect(opened).rejects.toThrow(String(status));
});

test('closes a stream that fails to open, and keeps serving', async () => {
  const lines: string[] = [];
  const mock = createStreamingProxy(() => {
    throw new Error('no such stream');
  });
  const { origin } = await testServer({ back: { mock }, log: (line) => lines.push(line) });
  expect(await waitForClose(connect(origin))).toEqual([1006, '']);
  expect((await fetch(`${origin}/web`)).status).toBe(200);
  expect(lines).toEqual(['Error: no such stream']);
});
