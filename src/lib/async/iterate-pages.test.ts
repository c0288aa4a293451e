import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { iteratePages } from './iterate-pages.ts';
import { createThrottle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Loads all pages of a fake list. Returns every request with its time, and the loaded records. */
async function collectPages(pageOf: (key: string) => { items: unknown[]; next: string }) {
  const requests: { key: string; time: number }[] = [];
  const items: unknown[] = [];
  const iteration = (async () => {
    const fetchPage = async (key: string) => {
      requests.push({ key, time: Date.now() });
      return { page: undefined, ...pageOf(key) };
    };
    for await (const page of iteratePages({ fetchPage, idOf: String, signal: new AbortController().signal }))
      items.push(...page.items);
  })();
  await vi.advanceTimersByTimeAsync(60_000);
  await iteration;
  return { requests, items };
}

const nextPageNumber = (key: string) => Number(key || '0') + 1;

test('loads a list to its end', async () => {
  const { requests, items } = await collectPages((key) => ({
    items: [nextPageNumber(key)],
    next: key === '2' ? '' : `${nextPageNumber(key)}`,
  }));
  expect(requests.map(({ key }) => key)).toEqual(['', '1', '2']);
  expect(items).toEqual([1, 2, 3]);
});

test('requests four pages per second, up to 50,000 records', async () => {
  const page = (key: string) => Array.from({ length: 5000 }, (_, index) => nextPageNumber(key) * 5000 + index);
  const { requests } = await collectPages((key) => ({ items: page(key), next: `${nextPageNumber(key)}` }));
  expect(requests.map(({ time }) => time)).toEqual([0, 0, 0, 0, 1000, 1000, 1000, 1000, 2000, 2000]);
});

test('stops at a repeated key and after three pages without new records', async () => {
  expect((await collectPages(() => ({ items: ['a'], next: 'again' }))).requests).toHaveLength(2);
  expect((await collectPages((key) => ({ items: [], next: `${nextPageNumber(key)}` }))).requests).toHaveLength(3);
});

test('the throttle stops waiting when the signal aborts', async () => {
  const throttle = createThrottle();
  for (let sent = 0; sent < 4; sent += 1) await throttle.waitForTurn();
  const controller = new AbortController();
  const turn = throttle.waitForTurn(controller.signal);
  controller.abort();
  await expect(turn).rejects.toThrow('aborted');
});

// docs/behaviour.md#further-pages "A page that the user requests is not delayed"
test('the throttle does not delay a page that the user requests', async () => {
  const throttle = createThrottle();
  for (let sent = 0; sent < 4; sent += 1) await throttle.waitForTurn();
  throttle.skipNextWait();
  await throttle.waitForTurn();
  expect(Date.now()).toBe(0);
});
