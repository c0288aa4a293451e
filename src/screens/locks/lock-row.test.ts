import { describe, expect, test } from 'vitest';
import { isInForce, lockRow, lockRows } from './lock-row.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

const lock = (name: string, more: object = {}) => ({
  name,
  message: '',
  expires: '',
  createdAt: at(-1),
  createdBy: 'alice',
  targets: { user: name },
  ...more,
});

describe('one record', () => {
  test.each([
    ['', true],
    [at(1), true],
    [at(0), false],
    [at(-1), false],
    ['soon', true],
  ])('that expires at %j is in force: %s', (expires, expected) => {
    expect(isInForce(expires, NOW)).toBe(expected);
  });

  test.each(['', '0001-01-01T00:00:00Z', null])('that expires at %j never does', (expires) => {
    expect(lockRow(lock('bob', { expires }), 0)).toMatchObject({ ok: true, expires: '' });
  });

  test.each([null, 7, {}, { targets: { user: 'bob' } }, lock('bob', { targets: {} }), lock('', {})])(
    'like %j is kept as it came',
    (raw) => expect(lockRow(raw, 3)).toEqual({ ok: false, id: 'row 3', raw }),
  );

  test('may leave out all that is not needed', () => {
    expect(lockRow({ name: 'a', targets: { role: 'intern', node: 's-1' } }, 0)).toMatchObject({
      name: 'role: intern, server: s-1',
      createdBy: '',
      message: '',
      expires: '',
    });
  });
});

const ALL = [
  lock('zoe', { createdBy: 'bob', message: 'Left', expires: at(2) }),
  lock('ben', { createdBy: 'alice', createdAt: at(-5), message: 'a lost laptop' }),
  lock('amy', { createdBy: 'alice', createdAt: at(-2), expires: at(-1) }),
  { odd: true },
];

const namesOf = (search: string, field: string, dir: 'asc' | 'desc' = 'asc') =>
  lockRows(ALL, { search, order: { field, dir } }).map((row) => (row.ok ? row.name.slice(6) : 'odd'));

test.each([
  ['createdBy', 'asc', ['amy', 'ben', 'zoe', 'odd']],
  ['createdBy', 'desc', ['zoe', 'amy', 'ben', 'odd']],
  ['createdAt', 'asc', ['ben', 'amy', 'zoe', 'odd']],
  ['expires', 'asc', ['amy', 'zoe', 'ben', 'odd']],
  ['message', 'desc', ['zoe', 'ben', 'amy', 'odd']],
  ['nothing', 'asc', ['amy', 'ben', 'zoe', 'odd']],
] as const)('by %s, %s', (field, dir, expected) => {
  expect(namesOf('', field, dir)).toEqual(expected);
});

test.each([
  ['BEN', ['ben', 'odd']],
  ['laptop', ['ben', 'odd']],
  [' bob ', ['zoe', 'odd']],
  ['user: a', ['amy', 'odd']],
  ['nobody', ['odd']],
])('a search for %j finds %j', (search, expected) => {
  expect(namesOf(search, 'createdBy')).toEqual(expected);
});

test.each([null, undefined, {}, 'locks'])('an answer of %j is an empty list', (answer) => {
  expect(lockRows(answer, { search: '', order: { field: '', dir: 'asc' } })).toEqual([]);
});

// docs/behaviour.md#locks "Users can filter locks by those in force"
test.each([
  [undefined, ['ended', 'lasting', 'never', 'odd']],
  [NOW, ['lasting', 'never', 'odd']],
  [NOW + 7_200_000, ['never', 'odd']],
])('in force at %j, what cannot be read included', (inForceAt, expected) => {
  const all = [lock('ended', { expires: at(-1) }), lock('lasting', { expires: at(1) }), lock('never'), { odd: true }];
  const rows = lockRows(all, { search: '', order: { field: 'createdBy', dir: 'asc' }, inForceAt });
  expect(rows.map((row) => (row.ok ? row.id : 'odd')).toSorted()).toEqual(expected);
});
