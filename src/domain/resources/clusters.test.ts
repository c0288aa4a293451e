import { expect, test } from 'vitest';
import { clusterRows } from './clusters.ts';

const cluster = (name: unknown, fields: object = {}) => ({
  name,
  status: 'online',
  lastConnected: '2026-11-20T12:00:00Z',
  ...fields,
});
const LIST = [cluster('leaf-10'), cluster('one'), null, cluster('leaf-2'), cluster('')];
const defaultQuery = { root: 'one', search: '', direction: 'asc' } as const;

const clusterNames = (...args: Parameters<typeof clusterRows>) =>
  clusterRows(...args).map((row) => (row.ok ? row.name : row.id));

test.each([
  [
    'the root cluster is first, and numbers in names are sorted as numbers',
    defaultQuery,
    ['one', 'leaf-2', 'leaf-10', 'row 2', 'row 4'],
  ],
  [
    'the root cluster is first in descending order too',
    { ...defaultQuery, direction: 'desc' as const },
    ['one', 'leaf-10', 'leaf-2', 'row 2', 'row 4'],
  ],
  [
    'the search filters clusters, but not unreadable records',
    { ...defaultQuery, search: ' LEAF-1' },
    ['leaf-10', 'row 2', 'row 4'],
  ],
  ['a search without matches shows only unreadable records', { ...defaultQuery, search: 'zzz' }, ['row 2', 'row 4']],
])('%s', (_title, query, expected) => expect(clusterNames(LIST, query)).toEqual(expected));

test.each([
  [{ status: 'offline' }, { isOnline: false }],
  [{ status: 7 }, { isOnline: false }],
  [{ lastConnected: null }, { lastConnected: '' }],
])('a cluster with %j is parsed as %j', (fields, parsed) => {
  expect(clusterRows([cluster('one', fields)], defaultQuery)[0]).toMatchObject({ ok: true, ...parsed });
});

test.each([null, 7, 'text', {}])('the invalid response %j contains no clusters', (answer) => {
  expect(clusterNames(answer, defaultQuery)).toEqual([]);
});
