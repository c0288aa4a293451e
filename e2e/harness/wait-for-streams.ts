import type { BrowserContext, Page, WebSocket } from '@playwright/test';
import type { Proxy } from '#fixtures/proxy/proxy.ts';
import type { Connection } from '#fixtures/proxy/wire.ts';

const sumCounts = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/** Not longer, because what a cut line has lost is never heard. */
const TIMEOUT_MS = 500;
const POLL_MS = 5;

/**
 * Resolves when the mock has heard what the pages have sent on their open streams: a clock that a test moves at once
 * would overtake it.
 */
export function streamWaiter(context: BrowserContext, mock: Proxy): () => Promise<void> {
  const sent = new Map<WebSocket, number>();
  const heard = new Map<Connection, number>();
  const watch = (page: Page) =>
    page.on('websocket', (socket) => {
      sent.set(socket, 0);
      socket.on('framesent', () => void sent.set(socket, (sent.get(socket) ?? 0) + 1));
      socket.on('close', () => void sent.delete(socket));
    });
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  const { upgrade } = mock;
  mock.upgrade = async (request) => {
    const open = await upgrade(request);
    if (typeof open !== 'function') return open;
    return (connection) => {
      heard.set(connection, 0);
      connection.onMessage(() => void heard.set(connection, (heard.get(connection) ?? 0) + 1));
      connection.onClose(() => void heard.delete(connection));
      open(connection);
    };
  };
  return async () => {
    const until = Date.now() + TIMEOUT_MS;
    while (sumCounts(heard.values()) < sumCounts(sent.values()) && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  };
}
