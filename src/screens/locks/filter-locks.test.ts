import { describe, expect, test } from 'vitest';
import { isInForce, parseLock } from '#domain/locks/lock-row.ts';
import { filterLocks } from './filter-locks.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const timeIn = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();

const lockRecord = (name: string, overrides: object = {}) => ({
  name,
  message: '',
  expires: '',
  createdAt: timeIn(-1),
  createdBy: 'alice',
  targets: { user: name },
  ...overrides,
});

describe('lock record', () => {
  test.each([
    ['', true],
    [timeIn(1), true],
    [timeIn(0), false],
    [timeIn(-1), false],
    ['soon', true],
  ])('with expiry %j is in force: %s', (expires, expected) => {
    expect(isInForce(expires, NOW)).toBe(expected);
  });

  test.each(['', '0001-01-01T00:00:00Z', null])('with expiry %j never expires', (expires) => {
    expect(parseLock(lockRecord('bob', { expires }), 0)).toMatchObject({ ok: true, expires: '' });
  });

  test.each([null, 7, {}, { targets: { user: 'bob' } }, lockRecord('bob', { targets: {} }), lockRecord('', {})])(
    '%j is unreadable and keeps its raw data',
    (raw) => expect(parseLock(raw, 3)).toEqual({ ok: false, id: 'row 3', raw }),
  );

  test('has empty texts for missing optional fields', () => {
    expect(parseLock({ name: 'a', targets: { role: 'intern', node: 's-1' } }, 0)).toMatchObject({
      name: 'role: intern, server: s-1',
      createdBy: '',
      message: '',
      expires: '',
    });
  });
});

const LOCK_RECORDS = [
  lockRecord('zoe', { createdBy: 'bob', message: 'Left', expires: timeIn(2) }),
  lockRecord('ben', { createdBy: 'alice', createdAt: timeIn(-5), message: 'a lost laptop' }),
  lockRecord('amy', { createdBy: 'alice', createdAt: timeIn(-2), expires: timeIn(-1) }),
  { odd: true },
];

const namesOf = (search: string, field: string, dir: 'asc' | 'desc' = 'asc') =>
  filterLocks(LOCK_RECORDS, { search, order: { field, dir } }).map((row) => (row.ok ? row.name.slice(6) : 'odd'));

test.each([
  ['createdBy', 'asc', ['amy', 'ben', 'zoe', 'odd']],
  ['createdBy', 'desc', ['zoe', 'amy', 'ben', 'odd']],
  ['createdAt', 'asc', ['ben', 'amy', 'zoe', 'odd']],
  ['expires', 'asc', ['amy', 'zoe', 'ben', 'odd']],
  ['message', 'desc', ['zoe', 'ben', 'amy', 'odd']],
  ['nothing', 'asc', ['amy', 'ben', 'zoe', 'odd']],
] as const)('sorts by %s in the order %s', (field, dir, expected) => {
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

test.each([null, undefined, {}, 'locks'])('returns an empty list for the response %j', (answer) => {
  expect(filterLocks(answer, { search: '', order: { field: '', dir: 'asc' } })).toEqual([]);
});

// docs/behaviour.md#locks "Users can filter locks by those in force"
test.each([
  [undefined, ['ended', 'lasting', 'never', 'odd']],
  [NOW, ['lasting', 'never', 'odd']],
  [NOW + 7_200_000, ['never', 'odd']],
])('keeps unreadable records and the locks in force at %j, or all locks without a time', (inForceAt, expected) => {
  const locks = [
    lockRecord('ended', { expires: timeIn(-1) }),
    lockRecord('lasting', { expires: timeIn(1) }),
    lockRecord('never'),
    { odd: true },
  ];
  const rows = filterLocks(locks, { search: '', order: { field: 'createdBy', dir: 'asc' }, inForceAt });
  expect(rows.map((row) => (row.ok ? row.id : 'odd')).toSorted()).toEqual(expected);
});
