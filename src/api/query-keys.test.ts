import { hashKey, QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { keyOf } from './query-keys.ts';

const NODES = '/v1/webapi/sites/{cluster}/nodes';
const one = { path: { cluster: 'one' } };

let $api: typeof import('./api.ts').$api;
let list: typeof import('./list/resource-lists.ts');

beforeAll(async () => {
  // Other test files of the process may have imported the same modules with other globals.
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://proxy.example.com' });
  ({ $api } = await import('./api.ts'));
  list = await import('./list/resource-lists.ts');
});
afterAll(() => vi.resetModules());

const listQuery = { search: '', query: '', sort: 'hostname:asc' };

/** Distinct queries of all forms. */
const createQueries = () => [
  keyOf('/v1/webapi/ping'),
  keyOf('/v1/webapi/sites'),
  keyOf(NODES, one),
  keyOf(NODES, one, 'palette'),
  keyOf(NODES, { path: { cluster: 'two' } }, 'palette'),
  keyOf('/v1/webapi/sites/{cluster}/apps', one, 'palette'),
  $api.queryOptions('get', NODES, { params: { ...one, query: listQuery } }).queryKey,
  ...Object.values(list.resourceLists).map((listing) => list.listKey(listing, 'one', listQuery)),
  list.listKey(list.resourceLists.servers, 'two', listQuery),
  list.listKey(list.resourceLists.servers, 'one', { ...listQuery, search: 'web' }),
  list.listKey(list.resourceLists.servers, 'one', { ...listQuery, query: 'web' }),
  list.listKey(list.resourceLists.servers, 'one', { ...listQuery, sort: 'hostname:desc' }),
];

test('gives each query its own key', () => {
  const keys = createQueries().map(hashKey);
  expect(new Set(keys).size).toBe(keys.length);
});

test('builds the same key as $api', () => {
  expect(keyOf(NODES, { ...one, query: listQuery })).toEqual(
    $api.queryOptions('get', NODES, { params: { ...one, query: listQuery } }).queryKey,
  );
  expect(keyOf('/v1/webapi/sites')).toEqual($api.queryOptions('get', '/v1/webapi/sites').queryKey);
});

describe('matching keys', () => {
  const reached = (key: readonly unknown[]) => {
    const client = new QueryClient();
    for (const queryKey of createQueries()) client.setQueryData(queryKey, {});
    return client.getQueryCache().findAll({ queryKey: key }).length;
  };

  test('matches all queries of an operation', () => {
    expect(reached(keyOf(NODES))).toBe(9);
  });

  test('matches all queries of a cluster', () => {
    expect(reached(keyOf(NODES, one))).toBe(7);
  });

  test('matches a list in any order, and only lists', () => {
    expect(reached(list.listKey(list.resourceLists.servers, 'one', { search: '', query: '' }))).toBe(2);
    expect(reached(list.listKey(list.resourceLists.servers, 'one', {}))).toBe(4);
  });
});
