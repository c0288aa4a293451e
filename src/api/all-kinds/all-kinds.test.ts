// Tests the list of all kinds on an older proxy, which the console composes from the start of each kind's list.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ListQuery } from '#api/list/page.ts';
import { isTruncated } from './compose-page.ts';

const QUERY: ListQuery = { limit: 100, startKey: '', search: '', query: '', sort: 'name:asc' };

/** Creates the fake page of servers for a requested key. */
let createPage: (key: string) => object;
let requestedKeys: string[] = [];
let allKindsList: typeof import('./all-kinds.ts').allKindsList;

beforeAll(async () => {
  // Other test files of the process may have imported the same modules with other globals.
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://proxy.example.com' });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname.endsWith('/ping')) return Response.json({ server_version: '14.0.0' });
    const key = searchParams.get('startKey') ?? '';
    requestedKeys.push(key);
    return Response.json(createPage(key));
  });
  ({ allKindsList } = await import('./all-kinds.ts'));
});
afterAll(() => vi.resetModules());
afterEach(() => {
  requestedKeys = [];
});

async function fetchServers() {
  const listing = allKindsList({ kinds: [], pinnedOnly: false, listableKinds: ['node'] });
  const { data } = await listing.fetchPage('one', QUERY, new AbortController().signal);
  return data;
}

// docs/behaviour.md#further-pages "A page without records that names"
test('requests the next page of a kind whose first page is empty', async () => {
  createPage = (key) =>
    key === '' ? { items: null, startKey: 'b' } : { items: [{ id: 's', hostname: 's' }], startKey: '' };
  expect(await fetchServers()).toMatchObject({ items: [{ id: 's' }], cut: [] });
  expect(requestedKeys).toEqual(['', 'b']);
});

test('reports a kind as truncated when all of its requested pages are empty', async () => {
  createPage = (key) => ({ items: [], startKey: `${key}+` });
  const composed = await fetchServers();
  expect(composed).toMatchObject({ items: [], cut: [{ kind: 'node', shown: 0 }] });
  expect(isTruncated(composed ?? {})).toBe(true);
  expect(requestedKeys).toHaveLength(3);
});
