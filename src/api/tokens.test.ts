// The list of join tokens, page by page (docs/protocol/resources.md#18.4).
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MAX_ROWS } from '#lib/paging.ts';

interface TokenPage {
  items: unknown[];
  next_page_token?: string;
}

/** The response for each page, by its token. */
let page: (from: string) => TokenPage | Response;
let requestedPages: string[] = [];

let tokens: typeof import('./tokens.ts');
let queries: typeof import('./query-client.ts').queryClient;

beforeAll(async () => {
  // Other test files of the process may have imported the same modules with other globals.
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://proxy.example.com' });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const from = new URL(url).searchParams.get('page_token') ?? '';
    requestedPages.push(from);
    const sent = page(from);
    return sent instanceof Response ? sent : Response.json(sent);
  });
  tokens = await import('./tokens.ts');
  ({ queryClient: queries } = await import('./query-client.ts'));
});
afterAll(() => vi.resetModules());
afterEach(() => {
  requestedPages = [];
  queries.clear();
});

const list = () => queries.fetchQuery({ ...tokens.tokensQuery, staleTime: 0 });
const away = () => Response.json({ error: { message: 'the backend is away' } }, { status: 504 });
const THREE: Readonly<Record<string, TokenPage>> = {
  '': { items: [1], next_page_token: 'b' },
  b: { items: [2, 3], next_page_token: 'c' },
  c: { items: [4] },
};

test('loads the list in full', async () => {
  page = (from) => THREE[from] ?? away();
  expect(await list()).toMatchObject({ items: [1, 2, 3, 4], next: '' });
  expect(requestedPages).toEqual(['', 'b', 'c']);
});

// docs/behaviour.md#join-tokens "It stops loading an endless list"
test.each([
  ['empty pages', 3, () => []],
  ['pages of the same token', 4, () => [{ id: 'again' }]],
  ['large pages', 5, (from: string) => Array.from({ length: 10_000 }, (_, index) => ({ id: `${from}${index}` }))],
] as const)('stops an endless list of %s', async (_, calls, items) => {
  page = (from) => ({ items: items(from), next_page_token: `${from}+` });
  const { items: all, next } = await list();
  expect(requestedPages).toHaveLength(calls);
  expect(next).not.toBe('');
  expect(all.length).toBeLessThanOrEqual(MAX_ROWS);
});

test('stops at the key of an earlier page and keeps it as the next key', async () => {
  page = (from) => ({ items: [from], next_page_token: from === 'a' ? 'b' : 'a' });
  expect(await list()).toMatchObject({ items: ['', 'a', 'b'], next: 'a', stop: 'repeated key' });
});

test('keeps the loaded pages and the error when a later page fails', async () => {
  page = (from) => (from === 'c' ? away() : (THREE[from] ?? away()));
  const { items, next, error } = await list();
  expect([items, next, error?.message]).toEqual([[1, 2, 3], 'c', 'the backend is away']);
});

test('fails when the first page fails', async () => {
  page = away;
  await expect(list()).rejects.toThrow('the backend is away');
});

test('keeps the full list when a refresh fails', async () => {
  page = (from) => THREE[from] ?? away();
  await list();
  page = (from) => (from === 'c' ? away() : (THREE[from] ?? away()));
  await expect(list()).rejects.toThrow('the backend is away');
  expect(queries.getQueryData(tokens.tokensQuery.queryKey)).toMatchObject({ items: [1, 2, 3, 4] });
});

// docs/behaviour.md#further-pages "The list offers Load more, which requests"
test('loads one page on request after a stop, and keeps that page on refresh', async () => {
  page = (from) => ({ items: from === 'eee' ? ['f'] : [], next_page_token: from === 'eeeee' ? '' : `${from}e` });
  const { items, stop } = await list();
  expect([items, stop]).toEqual([[], 'nothing new']);
  requestedPages = [];
  const shown = () => queries.getQueryData(tokens.tokensQuery.queryKey);
  await tokens.restOfTokens(shown())?.loadMore();
  expect(requestedPages).toEqual(['eee']);
  expect(shown()).toMatchObject({ items: ['f'], next: 'eeee', stop: undefined });
  requestedPages = [];
  expect(await list()).toMatchObject({ items: ['f'] });
  expect(requestedPages).toContain('eee');
});

test('keeps the records and the next key when the requested page fails', async () => {
  page = () => ({ items: ['a'], next_page_token: 'again' });
  await list();
  page = away;
  const shown = () => queries.getQueryData(tokens.tokensQuery.queryKey);
  await expect(tokens.restOfTokens(shown())?.loadMore()).rejects.toThrow('the backend is away');
  expect(shown()).toMatchObject({ items: ['a'], next: 'again', stop: 'repeated key' });
});
