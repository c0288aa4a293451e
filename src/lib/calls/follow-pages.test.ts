import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPages } from './follow-pages.ts';
import { createPace } from './pace.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Every page that comes, and when it was requested. */
async function followed(pageOf: (key: string) => { items: unknown[]; next: string }) {
  const requests: { key: string; at: number }[] = [];
  const items: unknown[] = [];
  const end = (async () => {
    const ask = async (key: string) => {
      requests.push({ key, at: Date.now() });
      return { page: undefined, ...pageOf(key) };
    };
    for await (const page of followPages({ ask, idOf: String, signal: new AbortController().signal }))
      items.push(...page.items);
  })();
  await vi.advanceTimersByTimeAsync(60_000);
  await end;
  return { requests, items };
}

const after = (key: string) => Number(key || '0') + 1;

test('follows a list to its end', async () => {
  const { requests, items } = await followed((key) => ({
    items: [after(key)],
    next: key === '2' ? '' : `${after(key)}`,
  }));
  expect(requests.map(({ key }) => key)).toEqual(['', '1', '2']);
  expect(items).toEqual([1, 2, 3]);
});

test('requests four pages a second of a list without end', async () => {
  const page = (key: string) => Array.from({ length: 5000 }, (_, index) => after(key) * 5000 + index);
  const { requests } = await followed((key) => ({ items: page(key), next: `${after(key)}` }));
  expect(requests.map(({ at }) => at)).toEqual([0, 0, 0, 0, 1000, 1000, 1000, 1000, 2000, 2000]);
});

test('stops at a key that comes again and after three pages without anything', async () => {
  expect((await followed(() => ({ items: ['a'], next: 'again' }))).requests).toHaveLength(2);
  expect((await followed((key) => ({ items: [], next: `${after(key)}` }))).requests).toHaveLength(3);
});

test('a wait ends when the list is left', async () => {
  const pace = createPace();
  for (let sent = 0; sent < 4; sent += 1) await pace.turn();
  const controller = new AbortController();
  const turn = pace.turn(controller.signal);
  controller.abort();
  await expect(turn).rejects.toThrow('aborted');
});

// docs/behaviour.md#further-pages "is not delayed"
test('a page that the user requests does not wait', async () => {
  const pace = createPace();
  for (let sent = 0; sent < 4; sent += 1) await pace.turn();
  pace.skipNext();
  await pace.turn();
  expect(Date.now()).toBe(0);
});
