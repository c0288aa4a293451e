import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RESTART_NOTICE } from '#lib/server-restart.ts';
import { openStreamSocket, type StreamSocket } from './stream-socket.ts';
import { TestSocket } from './test-socket.ts';

const MIB = 1024 * 1024;

beforeEach(() => vi.stubGlobal('WebSocket', TestSocket));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(): Promise<StreamSocket> {
  const opening = openStreamSocket('wss://proxy.example.com/');
  TestSocket.latest.simulateOpen();
  return opening;
}

async function readAll(socket: StreamSocket): Promise<number> {
  let count = 0;
  while ((await socket.read()) !== undefined) count += 1;
  return count;
}

// docs/behaviour.md#streams "A stream ends if the proxy doesn't"
test('a socket that does not open ends after 10 seconds', async () => {
  vi.useFakeTimers();
  const opening = openStreamSocket('wss://proxy.example.com/');
  await vi.advanceTimersByTimeAsync(9_900);
  expect(TestSocket.latest.readyState).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  const socket = await opening;
  expect(await socket.ended).toEqual({ type: 'unanswered' });
  expect(await socket.read()).toBeUndefined();
  expect(TestSocket.latest.readyState).toBe(3);
});

test('a socket reports whether it was refused, was closed by the proxy or lost its connection', async () => {
  const refused = openStreamSocket('wss://proxy.example.com/');
  TestSocket.latest.close();
  expect(await (await refused).ended).toEqual({ type: 'refused' });
  const closed = await open();
  TestSocket.latest.close(4403, 'no');
  expect(await closed.ended).toEqual({ type: 'closed', code: 4403, reason: 'no' });
  const cut = await open();
  TestSocket.latest.close();
  expect(await cut.ended).toEqual({ type: 'cut' });
});

// docs/behaviour.md#the-console-workspace "The page closes the stream with code 4012"
test('a restart of the server closes the socket with code 4012, and earlier messages can still be read', async () => {
  const socket = await open();
  const closeCode = new Promise((resolve) =>
    TestSocket.latest.addEventListener('close', (event) => resolve((event as CloseEvent).code)),
  );
  TestSocket.latest.receive('before');
  expect(socket.send('typed')).toBe(true);
  TestSocket.latest.receive(RESTART_NOTICE);
  expect(socket.send('later')).toBe(false);
  expect(await socket.ended).toEqual({ type: 'restarting' });
  expect(await closeCode).toBe(4012);
  expect(await readAll(socket)).toBe(1);
  expect(TestSocket.latest.sent).toEqual(['typed']);
});

// docs/behaviour.md#streams "The console ends a stream after a message", "It also ends a stream if more than 64",
// "It shows everything that it received"
test('a message that is too large ends the socket, but earlier messages can still be read', async () => {
  const socket = await open();
  TestSocket.latest.receive('before');
  TestSocket.latest.receive(new Uint8Array(16 * MIB));
  TestSocket.latest.receive(new Uint8Array(50 * MIB));
  TestSocket.latest.receive('after');
  expect(await socket.ended).toEqual({ type: 'tooLarge', bytes: 50 * MIB });
  expect(await readAll(socket)).toBe(2);
});

test('more than 64 MiB of unread messages end the socket', async () => {
  const socket = await open();
  for (let count = 0; count < 5; count += 1) TestSocket.latest.receive(new Uint8Array(15 * MIB));
  expect(await socket.ended).toEqual({ type: 'tooMuch' });
  expect(await readAll(socket)).toBe(5);
});

test('reads 100,000 waiting messages in order within 3 seconds', async () => {
  const socket = await open();
  for (let count = 0; count < 100_000; count += 1) TestSocket.latest.receive(String(count));
  TestSocket.latest.close(1000);
  const startedAt = performance.now();
  const read: unknown[] = [];
  for (let frame = await socket.read(); frame !== undefined; frame = await socket.read()) read.push(frame);
  expect(performance.now() - startedAt).toBeLessThan(3000);
  expect(read).toEqual(Array.from({ length: 100_000 }, (_, count) => String(count)));
});
