// The list of all kinds on an older proxy, from the start of each kind's list.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ListQuery } from '#api/list/page.ts';
import { isTruncated } from './compose-page.ts';

const QUERY: ListQuery = { limit: 100, startKey: '', search: '', query: '', sort: 'name:asc' };

/** The page of servers for each requested key. */
let page: (key: string) => object;
let requested: string[] = [];
let allKinds: typeof import('./all-kinds.ts').allKindsList;

beforeAll(async () => {
  // Other test files of the process may have imported the same modules with other globals.
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://proxy.example.com' });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith('/ping')) return Response.json({ server_version: '14.0.0' });
    const key = searchParams.get('startKey') ?? '';
    requested.push(key);
    return Response.json(page(key));
  });
  ({ allKindsList: allKinds } = await import('./all-kinds.ts'));
});
afterAll(() => vi.resetModules());
afterEach(() => {
  requested = [];
});

async function servers() {
  const listing = allKinds({ kinds: [], pinnedOnly: false, listableKinds: ['node'] });
  const { data } = await listing.fetchPage('one', QUERY, new AbortController().signal);
  return data;
}

// docs/behaviour.md#further-pages "A page without records that names"
test('requests the next page of a kind whose first page is empty', async () => {
  page = (key) => (key === '' ? { items: null, startKey: 'b' } : { items: [{ id: 's', hostname: 's' }], startKey: '' });
  expect(await servers()).toMatchObject({ items: [{ id: 's' }], cut: [] });
  expect(requested).toEqual(['', 'b']);
});

test('reports a kind as truncated when all of its requested pages are empty', async () => {
  page = (key) => ({ items: [], startKey: `${key}+` });
  const sent = await servers();
  expect(sent).toMatchObject({ items: [], cut: [{ kind: 'node', shown: 0 }] });
  expect(isTruncated(sent ?? {})).toBe(true);
  expect(requested).toHaveLength(3);
});
