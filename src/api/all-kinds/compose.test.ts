import { expect, test } from 'vitest';
import { composed, type Part } from './compose.ts';
import type { ListedKind } from './kinds.ts';

const nodes = (...names: string[]): Part => ({
  kind: 'node',
  page: { items: names.map((hostname) => ({ hostname })), startKey: '', totalCount: names.length },
});
const named = (kind: ListedKind, ...names: string[]): Part => ({
  kind,
  page: { items: names.map((name) => ({ name })), startKey: '', totalCount: names.length },
});
const lost = (kind: ListedKind): Part => ({ kind, error: new Error(`no ${kind}`) });

const BY_NAME = { sort: 'name:asc' };
const shown = (parts: readonly Part[], sort = 'name:asc') =>
  composed(parts, { sort }).items?.map((raw) => Object.values(raw as object).join(' '));

test('kinds come together by name, each record with its kind', () => {
  expect(shown([nodes('web', 'DB'), named('db', 'orders', 'Zoo')])).toEqual([
    'DB node',
    'Zoo db',
    'orders db',
    'web node',
  ]);
});

test('names go down as well', () => {
  expect(shown([nodes('a', 'c'), named('app', 'b')], 'name:desc')).toEqual(['c node', 'b app', 'a node']);
});

test.each([
  ['kind:asc', ['b app', 'x db', 'a node', 'c node']],
  ['kind:desc', ['a node', 'c node', 'x db', 'b app']],
])('by %s the names of one kind go up', (sort, rows) => {
  expect(shown([nodes('c', 'a'), named('app', 'b'), named('db', 'x')], sort)).toEqual(rows);
});

test('all of a kind are counted, and what is cut off is told', () => {
  const page = { items: [{ hostname: 'a' }, { hostname: 'b' }], startKey: 'b', totalCount: 1204 };
  const { totalCount, cut, startKey } = composed([{ kind: 'node', page }, named('db', 'x')], BY_NAME);
  expect({ totalCount, cut, startKey }).toEqual({
    totalCount: 1205,
    cut: [{ kind: 'node', shown: 2, total: 1204 }],
    startKey: '',
  });
});

test('a kind that failed hides no other, and is told', () => {
  const { items, failed } = composed([lost('db'), nodes('a')], BY_NAME);
  expect([items?.length, failed?.map(({ kind, error }) => [kind, error.message])]).toEqual([1, [['db', 'no db']]]);
});

test('nothing but failures is a failure', () => {
  expect(() => composed([lost('db'), lost('node')], BY_NAME)).toThrow('no db');
  expect(composed([], BY_NAME).items).toEqual([]);
});

test('what is not wanted of it is not counted either', () => {
  const keeps = (raw: unknown) => JSON.stringify(raw).includes('web');
  const { items, totalCount } = composed([nodes('web', 'db'), named('app', 'web')], { ...BY_NAME, keeps });
  expect([items?.length, totalCount]).toEqual([2, 2]);
});

test('records of no shape, and lists that are null, are no reason to fail', () => {
  const odd: Part = { kind: 'db', page: { items: [null, 7, { name: null }], startKey: '', totalCount: 0 } };
  const none: Part = { kind: 'app', page: { items: null, startKey: '', totalCount: 0 } };
  expect(composed([odd, none, nodes('a')], BY_NAME).items).toHaveLength(4);
});
