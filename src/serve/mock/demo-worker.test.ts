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
  const done: string[] = [];
  const listeners: Record<string, (event: unknown) => void> = {};
  const clients = { matchAll: async () => [{ url: '/web/a', navigate: (url: string) => done.push(url) }] };
  const registration = { unregister: async () => done.push('unregistered') };
  const addEventListener = (name: string, listener: (event: unknown) => void) => (listeners[name] = listener);
  runInNewContext(text, { self: { addEventListener, skipWaiting: () => done.push('now'), clients, registration } });
  listeners['install']?.({});
  const waited: Promise<unknown>[] = [];
  listeners['activate']?.({ waitUntil: (until: Promise<unknown>) => waited.push(until) });
  await Promise.all(waited);
  expect(done).toEqual(['now', 'unregistered', '/web/a']);
  expect(Object.keys(listeners)).toEqual(['install', 'activate']);
});
