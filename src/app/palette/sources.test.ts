// The palette and the lists share loaded pages, so that each page is requested once.
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '#api/list/page.ts';
import type { SearchableEntry } from '#domain/palette/palette-entry.ts';

const LISTED = 100;
const SERVERS = Array.from({ length: 2500 }, (_, n) => `web-${String(n).padStart(4, '0')}`);
const WANTED = { search: '', query: '', sort: 'hostname:asc' };
const source = { kind: 'server', cluster: 'one' } as const;

let entriesOf: typeof import('./sources.ts').entriesOf;
let list: typeof import('#api/list/resource-lists.ts');
let pagedQuery: typeof import('#api/list/paged-query.ts').pagedQuery;
let queryClient: typeof import('#api/query-client.ts').queryClient;

/** Requests to the proxy: cursor and page size. */
let requestedUrls: string[] = [];
let deletedName: string | undefined;
/** Returns the next cursor of a list that never ends. */
let endlessKey: (() => string) | undefined;
let answers: Promise<void> = Promise.resolve();
const cleanups: (() => void)[] = [];

async function answer(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const [startKey, limit] = [searchParams.get('startKey') ?? '', Number(searchParams.get('limit'))];
  requestedUrls.push(`${startKey || 'begin'} ${limit}`);
  await answers;
  // Like proxies with sorted lists: an unknown cursor starts from the first row.
  const servers = SERVERS.filter((name) => name !== deletedName);
  const from = Math.max(0, servers.indexOf(startKey));
  const items = servers.slice(from, from + limit).map((hostname) => ({ id: hostname, hostname }));
  const next = endlessKey ? endlessKey() : (servers[from + limit] ?? '');
  return Response.json({ items, startKey: next, totalCount: servers.length });
}

beforeAll(async () => {
  // Other test files in this process may have loaded the same modules with other mocks.
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://proxy.example.com' });
  vi.stubGlobal('fetch', answer);
  ({ entriesOf } = await import('./sources.ts'));
  list = await import('#api/list/resource-lists.ts');
  ({ pagedQuery } = await import('#api/list/paged-query.ts'));
  ({ queryClient } = await import('#api/query-client.ts'));
});
afterAll(() => vi.resetModules());

beforeEach(() => {
  requestedUrls = [];
  deletedName = undefined;
  endlessKey = undefined;
  answers = Promise.resolve();
});

afterEach(() => {
  for (const leave of cleanups.splice(0)) leave();
  queryClient.clear();
});

/** A screen that lists servers, with the given number of pages loaded. */
async function openList(count = 1) {
  const options = pagedQuery<Page>(list.listKey(list.resourceLists.servers, 'one', WANTED), {
    fetchPage: ({ startKey, limit = LISTED }, signal) =>
      list.resourceLists.servers.fetchPage('one', { limit, startKey, ...WANTED }, signal),
    idOf: JSON.stringify,
  });
  const observer = new InfiniteQueryObserver(queryClient, options);
  cleanups.push(observer.subscribe(() => {}));
  const shown = () => observer.getCurrentResult().data?.pages.reduce((sum, { items }) => sum + (items?.length ?? 0), 0);
  if (count > 0) await vi.waitUntil(() => shown() === LISTED);
  for (let pages = 1; pages < count; pages += 1) await observer.fetchNextPage();
  return shown;
}

/** Opens the palette and returns all entries that it loads. */
async function openPalette() {
  const observer = new QueryObserver(queryClient, entriesOf(source));
  cleanups.push(observer.subscribe(() => {}));
  // The fifth page of a list loads after a second.
  await vi.waitFor(
    () => expect(observer.getCurrentResult().isSuccess && !observer.getCurrentResult().isFetching).toBe(true),
    { timeout: 5000 },
  );
  return observer
    .getCurrentResult()
    .data?.pages.flat()
    .map(({ name }: SearchableEntry) => name);
}

test('the palette requests only pages that the list has not loaded', async () => {
  await openList(2);
  requestedUrls = [];
  expect(await openPalette()).toEqual(SERVERS);
  expect(requestedUrls).toEqual(['web-0200 1000', 'web-1200 1000', 'web-2200 1000']);
});

test('the palette waits for a list that is loading', async () => {
  let release = () => {};
  answers = new Promise((resolve) => (release = resolve));
  await openList(0);
  const found = openPalette();
  await vi.waitFor(() => expect(requestedUrls).toHaveLength(1));
  release();
  expect(await found).toEqual(SERVERS);
  expect(requestedUrls.filter((page) => page.startsWith('begin'))).toEqual([`begin ${LISTED}`]);
});

test('the list starts with the pages that the palette has loaded', async () => {
  await openPalette();
  requestedUrls = [];
  const shown = await openList(0);
  expect(shown()).toBe(1000);
  expect(requestedUrls).toEqual([]);
});

test('restarts the list without duplicates when the row of the cursor was deleted', async () => {
  await openList(1);
  deletedName = 'web-0100';
  expect(await openPalette()).toEqual(SERVERS.filter((name) => name !== deletedName));
});

// docs/behaviour.md#further-pages "A paged list stops loading pages"
test.each([
  ['one key', () => 'again', 3],
  ['new keys', () => `key-${requestedUrls.length}`, 5],
])('stops without duplicates when a list restarts forever under %s', async (_, key, requests) => {
  endlessKey = key;
  expect(await openPalette()).toEqual(SERVERS.slice(0, 1000));
  expect(requestedUrls.length).toBeLessThanOrEqual(requests);
  expect(queryClient.getQueryData(entriesOf(source).queryKey)).toMatchObject({ end: 'cut' });
});

test('requests a list again when its cached pages are stale', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await openList(1);
  requestedUrls = [];
  vi.setSystemTime(Date.now() + 6 * 60_000);
  await openPalette();
  vi.useRealTimers();
  expect(requestedUrls[0]).toBe('begin 1000');
});

test('closing the palette halfway leaves no partial list', async () => {
  let release = () => {};
  answers = new Promise((resolve) => (release = resolve));
  const observer = new QueryObserver(queryClient, entriesOf(source));
  const close = observer.subscribe(() => {});
  await vi.waitFor(() => expect(requestedUrls).toHaveLength(1));
  close();
  release();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(queryClient.getQueryData(entriesOf(source).queryKey)).toBeUndefined();
});
