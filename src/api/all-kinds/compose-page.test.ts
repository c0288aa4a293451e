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

test('kinds come together by name, each record with its kind', () => {
  expect(composedNames([nodes('web', 'DB'), kindResult('db', 'orders', 'Zoo')])).toEqual([
    'DB node',
    'Zoo db',
    'orders db',
    'web node',
  ]);
});

test('names go down as well', () => {
  expect(composedNames([nodes('a', 'c'), kindResult('app', 'b')], 'name:desc')).toEqual(['c node', 'b app', 'a node']);
});

test.each([
  ['kind:asc', ['b app', 'x db', 'a node', 'c node']],
  ['kind:desc', ['a node', 'c node', 'x db', 'b app']],
])('by %s the names of one kind go up', (sort, rows) => {
  expect(composedNames([nodes('c', 'a'), kindResult('app', 'b'), kindResult('db', 'x')], sort)).toEqual(rows);
});

test('all of a kind are counted, and what is cut off is told', () => {
  const page = { items: [{ hostname: 'a' }, { hostname: 'b' }], startKey: 'b', totalCount: 1204 };
  const { totalCount, cut, startKey } = composePage([{ kind: 'node', page }, kindResult('db', 'x')], BY_NAME);
  expect({ totalCount, cut, startKey }).toEqual({
    totalCount: 1205,
    cut: [{ kind: 'node', shown: 2, total: 1204 }],
    startKey: '',
  });
});

test('a kind that failed hides no other, and is told', () => {
  const { items, failed } = composePage([failedKind('db'), nodes('a')], BY_NAME);
  expect([items?.length, failed?.map(({ kind, error }) => [kind, error.message])]).toEqual([1, [['db', 'no db']]]);
});

test('nothing but failures is a failure', () => {
  expect(() => composePage([failedKind('db'), failedKind('node')], BY_NAME)).toThrow('no db');
  expect(composePage([], BY_NAME).items).toEqual([]);
});

test('what is not wanted of it is not counted either', () => {
  const keeps = (raw: unknown) => JSON.stringify(raw).includes('web');
  const { items, totalCount } = composePage([nodes('web', 'db'), kindResult('app', 'web')], {
    ...BY_NAME,
    matches: keeps,
  });
  expect([items?.length, totalCount]).toEqual([2, 2]);
});

test('records of no shape, and lists that are null, are no reason to fail', () => {
  const odd: KindResult = { kind: 'db', page: { items: [null, 7, { name: null }], startKey: '', totalCount: 0 } };
  const none: KindResult = { kind: 'app', page: { items: null, startKey: '', totalCount: 0 } };
  expect(composePage([odd, none, nodes('a')], BY_NAME).items).toHaveLength(4);
});
