// A list as the library keeps it: what invalidation, Retry and scrolling ask for.
import { hashKey, InfiniteQueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Page } from './page.ts';

const SIZE = 100;
const ROWS = Array.from({ length: 700 }, (_, n) => `row-${String(n).padStart(4, '0')}`);

let pages: typeof import('./pages.ts').pages;
let queries: typeof import('#api/queries.ts').queries;
let seeRows: typeof import('./sight.ts').seeRows;

beforeAll(async () => {
  // Other files of the process may have read the same modules, with another world around them.
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://proxy.example.com' });
  ({ pages } = await import('./pages.ts'));
  ({ queries } = await import('#api/queries.ts'));
  ({ seeRows } = await import('./sight.ts'));
});
afterAll(() => vi.resetModules());

let asked: string[] = [];
let isFailing = false;
let leave = () => {};

beforeEach(() => {
  asked = [];
  isFailing = false;
});

afterEach(() => {
  leave();
  queries.clear();
});

const list = () =>
  pages<Page>(['rows'], {
    ask: async ({ startKey, limit = SIZE }) => {
      asked.push(startKey);
      if (isFailing) throw new Error('no');
      const from = Math.max(0, ROWS.indexOf(startKey));
      return { data: { items: ROWS.slice(from, from + limit), startKey: ROWS[from + limit] ?? '', totalCount: 700 } };
    },
    idOf: String,
  });

/** A screen that has loaded so many pages and shows rows of the fourth. */
async function opened(count: number) {
  const options = list();
  const observer = new InfiniteQueryObserver(queries, options);
  leave = observer.subscribe(() => {});
  await observer.refetch();
  for (let there = 1; there < count; there += 1) await observer.fetchNextPage();
  seeRows(hashKey(options.queryKey), { from: 310, to: 350 });
  asked = [];
  const rows = () => observer.getCurrentResult().data?.pages.flatMap(({ items }) => items ?? []);
  return { observer, rows };
}

test('what is invalidated is asked for again where it is in sight, and the rest stays', async () => {
  const { rows } = await opened(6);
  await queries.invalidateQueries();
  expect(asked).toEqual(['row-0300']);
  expect(rows()).toEqual(ROWS.slice(0, 600));
});

test('Retry after that has failed asks for the same, and the rows are there all the time', async () => {
  const { observer, rows } = await opened(6);
  isFailing = true;
  await queries.invalidateQueries();
  expect(observer.getCurrentResult().error?.message).toBe('no');
  expect(rows()).toEqual(ROWS.slice(0, 600));
  isFailing = false;
  await observer.refetch();
  expect(observer.getCurrentResult().error).toBeNull();
  expect(asked).toEqual(['row-0300', 'row-0300']);
  expect(rows()).toEqual(ROWS.slice(0, 600));
});

test('Retry of a further page that failed asks for that page alone', async () => {
  const { observer, rows } = await opened(4);
  isFailing = true;
  expect((await observer.fetchNextPage()).isFetchNextPageError).toBe(true);
  isFailing = false;
  await observer.fetchNextPage();
  expect(asked).toEqual(['row-0400', 'row-0400']);
  expect(rows()).toEqual(ROWS.slice(0, 500));
});

test('a list without end is kept to a bound', async () => {
  const endless = pages<Page>(['endless'], {
    ask: async ({ startKey }) => {
      asked.push(startKey);
      const from = Number(startKey);
      const items = Array.from({ length: 20_000 }, (_, n) => from + n);
      return { data: { items, startKey: String(from + 20_000), totalCount: 0 } };
    },
    idOf: String,
  });
  const observer = new InfiniteQueryObserver(queries, endless);
  leave = observer.subscribe(() => {});
  await observer.refetch();
  while (observer.getCurrentResult().hasNextPage && asked.length < 10) await observer.fetchNextPage();
  expect(asked).toEqual(['', '20000', '40000']);
  expect(observer.getCurrentResult().data?.pages.flatMap(({ items }) => items ?? [])).toHaveLength(60_000);
});
