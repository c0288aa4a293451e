import { hashKey, QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { keyOf } from './query-keys.ts';

const NODES = '/v1/webapi/sites/{cluster}/nodes';
const clusterOne = { path: { cluster: 'one' } };

let $api: typeof import('./api.ts').$api;
let listModule: typeof import('./list/resource-lists.ts');

beforeAll(async () => {
  // Other test files of the process may have imported the same modules with other globals.
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'https://proxy.example.com' });
  ({ $api } = await import('./api.ts'));
  listModule = await import('./list/resource-lists.ts');
});
afterAll(() => vi.resetModules());

const listQuery = { search: '', query: '', sort: 'hostname:asc' };

/** Query keys of all forms, each for another query. */
const createQueryKeys = () => [
  keyOf('/v1/webapi/ping'),
  keyOf('/v1/webapi/sites'),
  keyOf(NODES, clusterOne),
  keyOf(NODES, clusterOne, 'palette'),
  keyOf(NODES, { path: { cluster: 'two' } }, 'palette'),
  keyOf('/v1/webapi/sites/{cluster}/apps', clusterOne, 'palette'),
  $api.queryOptions('get', NODES, { params: { ...clusterOne, query: listQuery } }).queryKey,
  ...Object.values(listModule.resourceLists).map((listing) => listModule.listKey(listing, 'one', listQuery)),
  listModule.listKey(listModule.resourceLists.servers, 'two', listQuery),
  listModule.listKey(listModule.resourceLists.servers, 'one', { ...listQuery, search: 'web' }),
  listModule.listKey(listModule.resourceLists.servers, 'one', { ...listQuery, query: 'web' }),
  listModule.listKey(listModule.resourceLists.servers, 'one', { ...listQuery, sort: 'hostname:desc' }),
];

test('gives each query its own key', () => {
  const keys = createQueryKeys().map(hashKey);
  expect(new Set(keys).size).toBe(keys.length);
});

test('builds the same key as $api', () => {
  expect(keyOf(NODES, { ...clusterOne, query: listQuery })).toEqual(
    $api.queryOptions('get', NODES, { params: { ...clusterOne, query: listQuery } }).queryKey,
  );
  expect(keyOf('/v1/webapi/sites')).toEqual($api.queryOptions('get', '/v1/webapi/sites').queryKey);
});

describe('matching keys', () => {
  const countMatches = (key: readonly unknown[]) => {
    const client = new QueryClient();
    for (const queryKey of createQueryKeys()) client.setQueryData(queryKey, {});
    return client.getQueryCache().findAll({ queryKey: key }).length;
  };

  test('matches all queries of an operation', () => {
    expect(countMatches(keyOf(NODES))).toBe(9);
  });

  test('matches all queries of a cluster', () => {
    expect(countMatches(keyOf(NODES, clusterOne))).toBe(7);
  });

  test('a list key matches all values of the parameters that it omits', () => {
    expect(countMatches(listModule.listKey(listModule.resourceLists.servers, 'one', { search: '', query: '' }))).toBe(
      2,
    );
    expect(countMatches(listModule.listKey(listModule.resourceLists.servers, 'one', {}))).toBe(4);
  });
});
