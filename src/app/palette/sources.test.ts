// Tests that the palette and the lists share loaded pages, so that each page is requested once, and when loading stops.
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '#api/list/page.ts';
import type { SearchableEntry } from '#domain/palette/palette-entry.ts';

const LIST_PAGE_SIZE = 100;
const SERVERS = Array.from({ length: 2500 }, (_, n) => `web-${String(n).padStart(4, '0')}`);
const FILTERS = { search: '', query: '', sort: 'hostname:asc' };
const source = { kind: 'server', cluster: 'one' } as const;

let entriesOf: typeof import('./sources.ts').entriesOf;
let list: typeof import('#api/list/resource-lists.ts');
let pagedQuery: typeof import('#api/list/paged-query.ts').pagedQuery;
let queryClient: typeof import('#api/query-client.ts').queryClient;

/** Requests to the proxy: cursor and page size. */
let requestedPages: string[] = [];
let deletedName: string | undefined;
/** Returns the next cursor of a list that never ends. */
let endlessKey: (() => string) | undefined;
/** All responses of the proxy wait for this promise. */
let responseDelay: Promise<void> = Promise.resolve();
const cleanups: (() => void)[] = [];

async function respond(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const [startKey, limit] = [searchParams.get('startKey') ?? '', Number(searchParams.get('limit'))];
  requestedPages.push(`${startKey || 'begin'} ${limit}`);
  await responseDelay;
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
  vi.stubGlobal('fetch', respond);
  ({ entriesOf } = await import('./sources.ts'));
  list = await import('#api/list/resource-lists.ts');
  ({ pagedQuery } = await import('#api/list/paged-query.ts'));
  ({ queryClient } = await import('#api/query-client.ts'));
});
afterAll(() => vi.resetModules());

beforeEach(() => {
  requestedPages = [];
  deletedName = undefined;
  endlessKey = undefined;
  responseDelay = Promise.resolve();
});

afterEach(() => {
  for (const cleanUp of cleanups.splice(0)) cleanUp();
  queryClient.clear();
});

/** A screen that lists servers, with the given number of pages loaded. */
async function openList(pageCount = 1) {
  const options = pagedQuery<Page>(list.listKey(list.resourceLists.servers, 'one', FILTERS), {
    fetchPage: ({ startKey, limit = LIST_PAGE_SIZE }, signal) =>
      list.resourceLists.servers.fetchPage('one', { limit, startKey, ...FILTERS }, signal),
    idOf: JSON.stringify,
  });
  const observer = new InfiniteQueryObserver(queryClient, options);
  cleanups.push(observer.subscribe(() => {}));
  const shownCount = () =>
    observer.getCurrentResult().data?.pages.reduce((sum, { items }) => sum + (items?.length ?? 0), 0);
  if (pageCount > 0) await vi.waitUntil(() => shownCount() === LIST_PAGE_SIZE);
  for (let pages = 1; pages < pageCount; pages += 1) await observer.fetchNextPage();
  return shownCount;
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

test('the palette requests only the pages that the list has not loaded', async () => {
  await openList(2);
  requestedPages = [];
  expect(await openPalette()).toEqual(SERVERS);
  expect(requestedPages).toEqual(['web-0200 1000', 'web-1200 1000', 'web-2200 1000']);
});

test('the palette waits for a list that is loading', async () => {
  let release = () => {};
  responseDelay = new Promise((resolve) => (release = resolve));
  await openList(0);
  const loadedNames = openPalette();
  await vi.waitFor(() => expect(requestedPages).toHaveLength(1));
  release();
  expect(await loadedNames).toEqual(SERVERS);
  expect(requestedPages.filter((page) => page.startsWith('begin'))).toEqual([`begin ${LIST_PAGE_SIZE}`]);
});

test('the list starts with the pages that the palette has loaded', async () => {
  await openPalette();
  requestedPages = [];
  const shown = await openList(0);
  expect(shown()).toBe(1000);
  expect(requestedPages).toEqual([]);
});

test('restarts the list without duplicates when the row of the cursor was deleted', async () => {
  await openList(1);
  deletedName = 'web-0100';
  expect(await openPalette()).toEqual(SERVERS.filter((name) => name !== deletedName));
});

// docs/behaviour.md#further-pages "A paged list stops loading pages"
test.each([
  ['the same cursor for each page', () => 'again', 3],
  ['a new cursor for each page', () => `key-${requestedPages.length}`, 5],
])('stops without duplicates when the proxy restarts a list forever with %s', async (_, nextCursor, maxRequests) => {
  endlessKey = nextCursor;
  expect(await openPalette()).toEqual(SERVERS.slice(0, 1000));
  expect(requestedPages.length).toBeLessThanOrEqual(maxRequests);
  expect(queryClient.getQueryData(entriesOf(source).queryKey)).toMatchObject({ end: 'cut' });
});

test('requests a list again when its cached pages are stale', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await openList(1);
  requestedPages = [];
  vi.setSystemTime(Date.now() + 6 * 60_000);
  await openPalette();
  vi.useRealTimers();
  expect(requestedPages[0]).toBe('begin 1000');
});

test('closing the palette before the first page arrives leaves no partial list', async () => {
  let release = () => {};
  responseDelay = new Promise((resolve) => (release = resolve));
  const observer = new QueryObserver(queryClient, entriesOf(source));
  const close = observer.subscribe(() => {});
  await vi.waitFor(() => expect(requestedPages).toHaveLength(1));
  close();
  release();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(queryClient.getQueryData(entriesOf(source).queryKey)).toBeUndefined();
});
