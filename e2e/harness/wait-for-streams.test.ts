import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BrowserContext } from '@playwright/test';
import { createProxy, type Proxy } from '#fixtures/proxy/proxy.ts';
import type { Connection, WireRequest } from '#fixtures/proxy/wire.ts';
import { streamWaiter } from './wait-for-streams.ts';

const REQUEST: WireRequest = { method: 'GET', url: '/', headers: {}, body: new Uint8Array(), ip: '' };

/** A page with one open stream; `hear` is the mock's end of it. */
async function openOneStream() {
  const page = new EventEmitter();
  const socket = new EventEmitter();
  const context = Object.assign(new EventEmitter(), { pages: () => [page] });
  const mock: Proxy = { ...createProxy({ scenario: 'two servers' }), upgrade: async () => () => {} };
  const heard = streamWaiter(context as unknown as BrowserContext, mock); // only its events and its pages are asked for
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
  let isHeard = false;
  const wait = () => heard().then(() => (isHeard = true));
  return { socket, mockEnd, wait, isHeard: () => isHeard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('waits until the mock has received everything that a page sent', async () => {
  const { socket, mockEnd, wait, isHeard } = await openOneStream();
  socket.emit('framesent');
  const waited = wait();
  await vi.advanceTimersByTimeAsync(30);
  expect(isHeard()).toBe(false);
  mockEnd.emit('message', 'x');
  await vi.advanceTimersByTimeAsync(30);
  await waited;
  expect(isHeard()).toBe(true);
});

test('does not wait for frames that a dropped connection lost', async () => {
  const { socket, wait, isHeard } = await openOneStream();
  socket.emit('framesent');
  socket.emit('close');
  void wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(isHeard()).toBe(true);
});
