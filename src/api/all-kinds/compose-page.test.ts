import { expect, test } from 'vitest';
import { composePage, type KindResult } from './compose-page.ts';
import type { ListedKind } from './kinds.ts';

const nodes = (...names: string[]): KindResult => ({
  kind: 'node',
  page: { items: names.map((hostname) => ({ hostname })), startKey: '', totalCount: names.length },
});
const kindResult = (kind: ListedKind, ...names: string[]): KindResult => ({
  kind,
  page: { items: names.map((name) => ({ name })), startKey: '', totalCount: names.length },
});
const failedKind = (kind: ListedKind): KindResult => ({ kind, error: new Error(`no ${kind}`) });

const BY_NAME = { sort: 'name:asc' };
const composedNames = (parts: readonly KindResult[], sort = 'name:asc') =>
  composePage(parts, { sort }).items?.map((raw) => Object.values(raw as object).join(' '));

test('merges the kinds by name and adds the kind to each record', () => {
  expect(composedNames([nodes('web', 'DB'), kindResult('db', 'orders', 'Zoo')])).toEqual([
    'DB node',
    'Zoo db',
    'orders db',
    'web node',
  ]);
});

test('sorts names in descending order', () => {
  expect(composedNames([nodes('a', 'c'), kindResult('app', 'b')], 'name:desc')).toEqual(['c node', 'b app', 'a node']);
});

test.each([
  ['kind:asc', ['b app', 'x db', 'a node', 'c node']],
  ['kind:desc', ['a node', 'c node', 'x db', 'b app']],
])('sorts the names within a kind in ascending order for %s', (sort, rows) => {
  expect(composedNames([nodes('c', 'a'), kindResult('app', 'b'), kindResult('db', 'x')], sort)).toEqual(rows);
});

test('counts all records and reports truncated kinds', () => {
  const page = { items: [{ hostname: 'a' }, { hostname: 'b' }], startKey: 'b', totalCount: 1204 };
  const { totalCount, cut, startKey } = composePage([{ kind: 'node', page }, kindResult('db', 'x')], BY_NAME);
  expect({ totalCount, cut, startKey }).toEqual({
    totalCount: 1205,
    cut: [{ kind: 'node', shown: 2, total: 1204 }],
    startKey: '',
  });
});

test('shows the other kinds and reports a failed kind', () => {
  const { items, failed } = composePage([failedKind('db'), nodes('a')], BY_NAME);
  expect([items?.length, failed?.map(({ kind, error }) => [kind, error.message])]).toEqual([1, [['db', 'no db']]]);
});

test('throws when all kinds fail, and returns an empty page for no kinds', () => {
  expect(() => composePage([failedKind('db'), failedKind('node')], BY_NAME)).toThrow('no db');
  expect(composePage([], BY_NAME).items).toEqual([]);
});

test('does not count records outside the filter', () => {
  const matchesWeb = (raw: unknown) => JSON.stringify(raw).includes('web');
  const { items, totalCount } = composePage([nodes('web', 'db'), kindResult('app', 'web')], {
    ...BY_NAME,
    matches: matchesWeb,
  });
  expect([items?.length, totalCount]).toEqual([2, 2]);
});

test('accepts invalid records and null lists', () => {
  const invalidRecords: KindResult = {
    kind: 'db',
    page: { items: [null, 7, { name: null }], startKey: '', totalCount: 0 },
  };
  const nullList: KindResult = { kind: 'app', page: { items: null, startKey: '', totalCount: 0 } };
  expect(composePage([invalidRecords, nullList, nodes('a')], BY_NAME).items).toHaveLength(4);
});
