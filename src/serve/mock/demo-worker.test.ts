import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { requestRaw, testServer } from '#serve/test-site.ts';

test("serves a worker that unregisters itself at the address of the demo's service worker", async () => {
  const { origin } = await testServer();
  const { status, headers, text } = await requestRaw(`${origin}/web/mockServiceWorker.js`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache, no-store, must-revalidate',
    'service-worker-allowed': '/',
  });
  expect(headers['clear-site-data']).toBeUndefined();
  const calls: string[] = [];
  const listeners: Record<string, (event: unknown) => void> = {};
  const clients = { matchAll: async () => [{ url: '/web/a', navigate: (url: string) => calls.push(url) }] };
  const registration = { unregister: async () => calls.push('unregistered') };
  const addEventListener = (name: string, listener: (event: unknown) => void) => (listeners[name] = listener);
  runInNewContext(text, { self: { addEventListener, skipWaiting: () => calls.push('now'), clients, registration } });
  listeners['install']?.({});
  const pendingWork: Promise<unknown>[] = [];
  listeners['activate']?.({ waitUntil: (until: Promise<unknown>) => pendingWork.push(until) });
  await Promise.all(pendingWork);
  expect(calls).toEqual(['now', 'unregistered', '/web/a']);
  expect(Object.keys(listeners)).toEqual(['install', 'activate']);
});
