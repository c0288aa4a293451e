// The list of join tokens, page by page (docs/protocol/resources.md#18.4).
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MAX_ROWS } from '#lib/paging.ts';

interface TokenPage {
  items: unknown[];
  next_page_token?: string;
}

/** Creates the fake response for a page. The token of the first page is empty. */
let respondToPage: (pageToken: string) => TokenPage | Response;
let requestedPages: string[] = [];

let tokens: typeof import('./tokens.ts');
let queryClient: typeof import('./query-client.ts').queryClient;

beforeAll(async () => {
  // Other test files of the process may have imported the same modules with other globals.
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://proxy.example.com' });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const pageToken = new URL(url).searchParams.get('page_token') ?? '';
    requestedPages.push(pageToken);
    const response = respondToPage(pageToken);
    return response instanceof Response ? response : Response.json(response);
  });
  tokens = await import('./tokens.ts');
  ({ queryClient } = await import('./query-client.ts'));
});
afterAll(() => vi.resetModules());
afterEach(() => {
  requestedPages = [];
  queryClient.clear();
});

const fetchTokens = () => queryClient.fetchQuery({ ...tokens.tokensQuery, staleTime: 0 });
const createUnavailableResponse = () => Response.json({ error: { message: 'the backend is away' } }, { status: 504 });
const THREE_PAGES: Readonly<Record<string, TokenPage>> = {
  '': { items: [1], next_page_token: 'b' },
  b: { items: [2, 3], next_page_token: 'c' },
  c: { items: [4] },
};

test('loads the list in full', async () => {
  respondToPage = (pageToken) => THREE_PAGES[pageToken] ?? createUnavailableResponse();
  expect(await fetchTokens()).toMatchObject({ items: [1, 2, 3, 4], next: '' });
  expect(requestedPages).toEqual(['', 'b', 'c']);
});

// docs/behaviour.md#join-tokens "It stops loading an endless list"
test.each([
  ['empty pages', 3, () => []],
  ['pages with the same join token', 4, () => [{ id: 'again' }]],
  [
    'large pages',
    5,
    (pageToken: string) => Array.from({ length: 10_000 }, (_, index) => ({ id: `${pageToken}${index}` })),
  ],
] as const)('stops an endless list of %s', async (_, expectedCalls, itemsOf) => {
  respondToPage = (pageToken) => ({ items: itemsOf(pageToken), next_page_token: `${pageToken}+` });
  const { items: loadedItems, next } = await fetchTokens();
  expect(requestedPages).toHaveLength(expectedCalls);
  expect(next).not.toBe('');
  expect(loadedItems.length).toBeLessThanOrEqual(MAX_ROWS);
});

test('stops at the key of an earlier page, and returns this key as the next key', async () => {
  respondToPage = (pageToken) => ({ items: [pageToken], next_page_token: pageToken === 'a' ? 'b' : 'a' });
  expect(await fetchTokens()).toMatchObject({ items: ['', 'a', 'b'], next: 'a', stop: 'repeated key' });
});

test('keeps the loaded pages and the error when a later page fails', async () => {
  respondToPage = (pageToken) =>
    pageToken === 'c' ? createUnavailableResponse() : (THREE_PAGES[pageToken] ?? createUnavailableResponse());
  const { items, next, error } = await fetchTokens();
  expect([items, next, error?.message]).toEqual([[1, 2, 3], 'c', 'the backend is away']);
});

test('fails when the first page fails', async () => {
  respondToPage = createUnavailableResponse;
  await expect(fetchTokens()).rejects.toThrow('the backend is away');
});

test('keeps the full list when a refresh fails', async () => {
  respondToPage = (pageToken) => THREE_PAGES[pageToken] ?? createUnavailableResponse();
  await fetchTokens();
  respondToPage = (pageToken) =>
    pageToken === 'c' ? createUnavailableResponse() : (THREE_PAGES[pageToken] ?? createUnavailableResponse());
  await expect(fetchTokens()).rejects.toThrow('the backend is away');
  expect(queryClient.getQueryData(tokens.tokensQuery.queryKey)).toMatchObject({ items: [1, 2, 3, 4] });
});

// docs/behaviour.md#further-pages "The list offers Load more, which requests"
test('loads one page on request after a stop, and keeps that page on refresh', async () => {
  respondToPage = (pageToken) => ({
    items: pageToken === 'eee' ? ['f'] : [],
    next_page_token: pageToken === 'eeeee' ? '' : `${pageToken}e`,
  });
  const { items, stop } = await fetchTokens();
  expect([items, stop]).toEqual([[], 'nothing new']);
  requestedPages = [];
  const cachedList = () => queryClient.getQueryData(tokens.tokensQuery.queryKey);
  await tokens.restOfTokens(cachedList())?.loadMore();
  expect(requestedPages).toEqual(['eee']);
  expect(cachedList()).toMatchObject({ items: ['f'], next: 'eeee', stop: undefined });
  requestedPages = [];
  expect(await fetchTokens()).toMatchObject({ items: ['f'] });
  expect(requestedPages).toContain('eee');
});

test('keeps the records and the next key when the requested page fails', async () => {
  respondToPage = () => ({ items: ['a'], next_page_token: 'again' });
  await fetchTokens();
  respondToPage = createUnavailableResponse;
  const cachedList = () => queryClient.getQueryData(tokens.tokensQuery.queryKey);
  await expect(tokens.restOfTokens(cachedList())?.loadMore()).rejects.toThrow('the backend is away');
  expect(cachedList()).toMatchObject({ items: ['a'], next: 'again', stop: 'repeated key' });
});
