// Waits until the mock proxy has received the messages of all streams, before a test advances the clock.
import type { BrowserContext, Page, WebSocket } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import type { Connection } from '#fixtures/proxy/wire.ts';

const sumCounts = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/** Limits the wait, because messages on a closed connection never arrive. */
const TIMEOUT_MS = 500;
const POLL_MS = 5;

/**
 * Returns a function that waits until the mock has received all messages that pages sent on open streams. Without the
 * wait, the clock of the mock could advance before the messages arrive.
 */
export function createStreamWaiter(context: BrowserContext, mock: Proxy): () => Promise<void> {
  const sentCounts = new Map<WebSocket, number>();
  const receivedCounts = new Map<Connection, number>();
  const watch = (page: Page) =>
    page.on('websocket', (socket) => {
      sentCounts.set(socket, 0);
      socket.on('framesent', () => void sentCounts.set(socket, (sentCounts.get(socket) ?? 0) + 1));
      socket.on('close', () => void sentCounts.delete(socket));
    });
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  const { upgrade } = mock;
  mock.upgrade = async (request) => {
    const open = await upgrade(request);
    if (typeof open !== 'function') return open;
    return (connection) => {
      receivedCounts.set(connection, 0);
      connection.onMessage(() => void receivedCounts.set(connection, (receivedCounts.get(connection) ?? 0) + 1));
      connection.onClose(() => void receivedCounts.delete(connection));
      open(connection);
    };
  };
  return async () => {
    const deadline = Date.now() + TIMEOUT_MS;
    while (sumCounts(receivedCounts.values()) < sumCounts(sentCounts.values()) && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  };
}
