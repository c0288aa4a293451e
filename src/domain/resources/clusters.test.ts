import { expect, test } from 'vitest';
import { clusterRows } from './clusters.ts';

const cluster = (name: unknown, more: object = {}) => ({
  name,
  status: 'online',
  lastConnected: '2026-11-20T12:00:00Z',
  ...more,
});
const LIST = [cluster('leaf-10'), cluster('one'), null, cluster('leaf-2'), cluster('')];
const all = { root: 'one', search: '', direction: 'asc' } as const;

const names = (...args: Parameters<typeof clusterRows>) =>
  clusterRows(...args).map((row) => (row.ok ? row.name : row.id));

test.each([
  ['the root is first, numbers count as numbers', all, ['one', 'leaf-2', 'leaf-10', 'row 2', 'row 4']],
  ['the root stays first', { ...all, direction: 'desc' as const }, ['one', 'leaf-10', 'leaf-2', 'row 2', 'row 4']],
  ['words narrow it', { ...all, search: ' LEAF-1' }, ['leaf-10', 'row 2', 'row 4']],
  ['nothing matches', { ...all, search: 'zzz' }, ['row 2', 'row 4']],
])('%s', (_what, wanted, expected) => expect(names(LIST, wanted)).toEqual(expected));

test.each([
  [{ status: 'offline' }, { isOnline: false }],
  [{ status: 7 }, { isOnline: false }],
  [{ lastConnected: null }, { lastConnected: '' }],
])('%j is read as %j', (more, read) => {
  expect(clusterRows([cluster('one', more)], all)[0]).toMatchObject({ ok: true, ...read });
});

test.each([null, 7, 'text', {}])('%j is no list, and none is read from it', (answer) => {
  expect(names(answer, all)).toEqual([]);
});
