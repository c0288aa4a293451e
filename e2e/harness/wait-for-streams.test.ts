import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BrowserContext } from '@playwright/test';
import { createProxy, type Proxy } from '#fixtures/proxy/proxy.ts';
import type { Connection, WireRequest } from '#fixtures/proxy/wire.ts';
import { createStreamWaiter } from './wait-for-streams.ts';

const REQUEST: WireRequest = { method: 'GET', url: '/', headers: {}, body: new Uint8Array(), ip: '' };

/** Creates a page with one open stream. `mockEnd` is the mock's end of the stream. */
async function openOneStream() {
  const page = new EventEmitter();
  const socket = new EventEmitter();
  const context = Object.assign(new EventEmitter(), { pages: () => [page] });
  const mock: Proxy = { ...createProxy({ scenario: 'two servers' }), upgrade: async () => () => {} };
  const waitForStreams = createStreamWaiter(context as unknown as BrowserContext, mock); // needs only its events and pages
  const mockEnd = new EventEmitter();
  const connection: Connection = {
    send: () => {},
    close: () => {},
    drop: () => {},
    drained: () => Promise.resolve(),
    onMessage: (listener) => void mockEnd.on('message', listener),
    onClose: (listener) => void mockEnd.on('close', listener),
  };
  const open = await mock.upgrade(REQUEST);
  if (typeof open === 'function') open(connection);
  page.emit('websocket', socket);
  let isDone = false;
  const wait = () => waitForStreams().then(() => (isDone = true));
  return { socket, mockEnd, wait, isWaitDone: () => isDone };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('waits until the mock has received everything that a page sent', async () => {
  const { socket, mockEnd, wait, isWaitDone } = await openOneStream();
  socket.emit('framesent');
  const waiting = wait();
  await vi.advanceTimersByTimeAsync(30);
  expect(isWaitDone()).toBe(false);
  mockEnd.emit('message', 'x');
  await vi.advanceTimersByTimeAsync(30);
  await waiting;
  expect(isWaitDone()).toBe(true);
});

test('does not wait for messages of a closed connection', async () => {
  const { socket, wait, isWaitDone } = await openOneStream();
  socket.emit('framesent');
  socket.emit('close');
  void wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(isWaitDone()).toBe(true);
});
