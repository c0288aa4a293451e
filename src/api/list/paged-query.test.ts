// Tests which requests a paged list sends: on invalidation, Retry and scrolling, and when the list never ends.
import { hashKey, InfiniteQueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Page } from './page.ts';

const SIZE = 100;
const ROWS = Array.from({ length: 700 }, (_, n) => `row-${String(n).padStart(4, '0')}`);

let pagedQuery: typeof import('./paged-query.ts').pagedQuery;
let queryClient: typeof import('#api/query-client.ts').queryClient;
let setVisibleRows: typeof import('./list-state.ts').setVisibleRows;
let listStopReason: typeof import('./list-stop-reason.ts').listStopReason;
let loadNextPage: typeof import('./list-throttle.ts').loadNextPage;

beforeAll(async () => {
  // Other test files of the process may have imported the same modules with other globals.
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://proxy.example.com' });
  ({ pagedQuery } = await import('./paged-query.ts'));
  ({ queryClient } = await import('#api/query-client.ts'));
  ({ setVisibleRows } = await import('./list-state.ts'));
  ({ listStopReason } = await import('./list-stop-reason.ts'));
  ({ loadNextPage } = await import('./list-throttle.ts'));
});
afterAll(() => vi.resetModules());

let requestedKeys: string[] = [];
let isFailing = false;
let unsubscribe = () => {};

beforeEach(() => {
  requestedKeys = [];
  isFailing = false;
});

afterEach(() => {
  unsubscribe();
  queryClient.clear();
});

const createListQuery = () =>
  pagedQuery<Page>(['rows'], {
    fetchPage: async ({ startKey, limit = SIZE }) => {
      requestedKeys.push(startKey);
      if (isFailing) throw new Error('no');
      const start = Math.max(0, ROWS.indexOf(startKey));
      return {
        data: { items: ROWS.slice(start, start + limit), startKey: ROWS[start + limit] ?? '', totalCount: 700 },
      };
    },
    idOf: String,
  });

/** Opens a list with `pageCount` loaded pages, like a screen that shows rows of the fourth page. */
async function openList(pageCount: number) {
  const options = createListQuery();
  const observer = new InfiniteQueryObserver(queryClient, options);
  unsubscribe = observer.subscribe(() => {});
  await observer.refetch();
  for (let loadedCount = 1; loadedCount < pageCount; loadedCount += 1) await observer.fetchNextPage();
  setVisibleRows(hashKey(options.queryKey), { from: 310, to: 350 });
  requestedKeys = [];
  const rows = () => observer.getCurrentResult().data?.pages.flatMap(({ items }) => items ?? []);
  return { observer, rows };
}

test('requests the visible pages after an invalidation, and keeps the other pages', async () => {
  const { rows } = await openList(6);
  await queryClient.invalidateQueries();
  expect(requestedKeys).toEqual(['row-0300']);
  expect(rows()).toEqual(ROWS.slice(0, 600));
});

test('repeats a failed refresh on Retry and keeps the rows', async () => {
  const { observer, rows } = await openList(6);
  isFailing = true;
  await queryClient.invalidateQueries();
  expect(observer.getCurrentResult().error?.message).toBe('no');
  expect(rows()).toEqual(ROWS.slice(0, 600));
  isFailing = false;
  await observer.refetch();
  expect(observer.getCurrentResult().error).toBeNull();
  expect(requestedKeys).toEqual(['row-0300', 'row-0300']);
  expect(rows()).toEqual(ROWS.slice(0, 600));
});

test('requests only the failed further page on Retry', async () => {
  const { observer, rows } = await openList(4);
  isFailing = true;
  expect((await observer.fetchNextPage()).isFetchNextPageError).toBe(true);
  isFailing = false;
  await observer.fetchNextPage();
  expect(requestedKeys).toEqual(['row-0400', 'row-0400']);
  expect(rows()).toEqual(ROWS.slice(0, 500));
});

/** A list that builds its pages from the requested key and records the keys in `requestedKeys`. */
async function openFakeList(pageOf: (key: number) => { items: unknown[]; startKey: string }) {
  const options = pagedQuery<Page>(['made'], {
    fetchPage: async ({ startKey }) => {
      requestedKeys.push(startKey);
      return { data: pageOf(Number(startKey)) };
    },
    idOf: String,
  });
  const observer = new InfiniteQueryObserver(queryClient, options);
  unsubscribe = observer.subscribe(() => {});
  await observer.refetch();
  const list = () => observer.getCurrentResult().data ?? { pages: [], pageParams: [] };
  const more = async () => void (await loadNextPage(options.queryKey, observer.fetchNextPage));
  /** Loads pages automatically, like a screen. */
  const loadAll = async () => {
    while (observer.getCurrentResult().hasNextPage && !listStopReason(list()) && requestedKeys.length < 20)
      await more();
    return listStopReason(list());
  };
  return { loadAll, more, list, rows: () => list().pages.flatMap(({ items }) => items ?? []) };
}

// docs/behaviour.md#further-pages "A paged list stops loading pages"
describe('endless list', () => {
  test('stops at 50,000 rows and loads another page on request', async () => {
    const { loadAll, more, rows } = await openFakeList((key) => ({
      items: Array.from({ length: 20_000 }, (_, n) => key + n),
      startKey: String(key + 20_000),
    }));
    expect(await loadAll()).toBe('too many rows');
    expect(requestedKeys).toEqual(['', '20000', '40000']);
    expect(rows()).toHaveLength(60_000);
    await more();
    expect(rows()).toHaveLength(80_000);
  });

  test('stops at a repeated key and shows each record once', async () => {
    const { loadAll, more, rows, list } = await openFakeList((key) => ({
      items: [key === 0 ? 'a' : 'b', key === 0 ? 'b' : 'c'],
      startKey: key === 0 ? '1' : key === 1 ? '2' : '1',
    }));
    expect(await loadAll()).toBe('repeated key');
    expect(requestedKeys).toEqual(['', '1', '2']);
    expect(rows()).toEqual(['a', 'b', 'c']);
    await more();
    expect(requestedKeys).toHaveLength(4);
    expect(listStopReason(list())).toBe('repeated key');
  });

  test('stops when the list restarts and the refetch has the same next key', async () => {
    const { loadAll, more, rows } = await openFakeList(() => ({ items: ['a', 'b'], startKey: '1' }));
    expect(await loadAll()).toBe('repeated key');
    expect([rows(), requestedKeys]).toEqual([
      ['a', 'b'],
      ['', '1', ''],
    ]);
    await more();
    expect(requestedKeys).toEqual(['', '1', '', '1', '']);
  });

  test.each([
    ['are empty', () => [], 3],
    ['repeat an earlier page in another order', (key: number) => (key === 0 ? ['a', 'b'] : ['b', 'a']), 4],
  ])('stops after three pages that %s', async (_, itemsOf, expectedRequests) => {
    const { loadAll, rows, list } = await openFakeList((key) => ({ items: itemsOf(key), startKey: String(key + 1) }));
    expect(await loadAll()).toBe('nothing new');
    expect(requestedKeys).toHaveLength(expectedRequests);
    expect(new Set(rows()).size).toBe(rows().length);
    expect(list()).toMatchObject({ idlePages: 3 });
  });
});

test('identifies a record that several lists share by the ID function of each list', async () => {
  const lastRecord = { name: 'b', host: 'z' };
  const firstPageRecords = [
    { name: 'a', host: 'x' },
    { name: 'b', host: 'y' },
  ];
  const countRecords = async (key: 'name' | 'host') => {
    const options = pagedQuery<Page>(['shared records', key], {
      fetchPage: async ({ startKey }) => ({
        data: startKey === '' ? { items: firstPageRecords, startKey: 'last' } : { items: [lastRecord], startKey: '' },
      }),
      idOf: (item) => (item as typeof lastRecord)[key],
    });
    const observer = new InfiniteQueryObserver(queryClient, options);
    unsubscribe = observer.subscribe(() => {});
    await observer.refetch();
    await observer.fetchNextPage();
    return observer.getCurrentResult().data?.pages.flatMap(({ items }) => items ?? []).length;
  };
  expect(await countRecords('name')).toBe(2);
  expect(await countRecords('host')).toBe(3);
});

// docs/behaviour.md#further-pages "No list automatically requests more"
test('requests four pages without a delay, and the next two after a second', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const options = pagedQuery<Page>(['paced'], {
    fetchPage: async ({ startKey }) => {
      requestedKeys.push(startKey);
      return { data: { items: [startKey], startKey: `${startKey}+` } };
    },
    idOf: String,
  });
  const observer = new InfiniteQueryObserver(queryClient, options);
  unsubscribe = observer.subscribe(() => {});
  const loading = (async () => {
    await observer.refetch();
    for (let page = 1; page < 6; page += 1) await observer.fetchNextPage();
  })();
  await vi.advanceTimersByTimeAsync(900);
  expect(requestedKeys).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(200);
  await loading;
  expect(requestedKeys).toHaveLength(6);
  vi.useRealTimers();
});
