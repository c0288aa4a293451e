import { describe, expect, test } from 'vitest';
import { parseToken, filterTokens } from './token-row.ts';

const ID = '0123456789abcdef0123456789abcdef';

const tokenRecord = (id: string, overrides: object = {}) => ({
  id,
  safeName: id,
  bot_name: '',
  expiry: '2026-11-20T16:00:00Z',
  roles: ['Node'],
  isStatic: false,
  method: 'token',
  content: '',
  ...overrides,
});

describe('token record', () => {
  test('masks secret names and shows the full names of tokens with rules', () => {
    expect(parseToken({ id: ID, method: 'token' }, 0)).toMatchObject({ name: '****89abcdef', isSecret: true });
    expect(parseToken({ id: 'teleport-ui-iam-7', method: 'iam' }, 0)).toMatchObject({
      name: 'teleport-ui-iam-7',
      isSecret: false,
    });
    expect(parseToken(tokenRecord(ID, { safeName: `${'*'.repeat(24)}89abcdef` }), 0)).toMatchObject({
      name: '****89abcdef',
    });
  });

  test('has labels for roles and join methods, and keeps unknown values unchanged', () => {
    const roles = ['Node', 'Bot', 'Upgrader', 'toString'];
    expect(parseToken(tokenRecord('a', { roles, method: 'gcp' }), 0)).toMatchObject({
      roles: 'Server, Machine bot, Upgrader, toString',
      method: 'Google Cloud',
    });
    expect(parseToken(tokenRecord('a', { method: 'quantum' }), 0)).toMatchObject({ method: 'quantum' });
  });

  test.each(['', '0001-01-01T00:00:00Z', null])('with expiry %j never expires', (expiry) => {
    expect(parseToken(tokenRecord('a', { expiry }), 0)).toMatchObject({ ok: true, expires: '' });
  });

  test('is readable with only an ID', () => {
    expect(parseToken({ id: 'a', roles: null }, 0)).toMatchObject({
      roles: '',
      method: 'Unknown',
      bot: '',
      content: '',
    });
  });

  test.each([null, 7, {}, { id: '' }, { id: 7 }, []])('%j is unreadable and keeps its raw data', (raw) =>
    expect(parseToken(raw, 3)).toEqual({ ok: false, id: 'row 3', raw }),
  );
});

const TOKEN_RECORDS = [
  tokenRecord('web', { expiry: '2026-11-20T18:00:00Z', roles: ['Node'] }),
  tokenRecord('static', { expiry: '0001-01-01T00:00:00Z', isStatic: true }),
  tokenRecord('db', { expiry: '2026-11-20T13:00:00Z', roles: ['Db'] }),
  tokenRecord('ci', { roles: ['Bot'], method: 'github', bot_name: 'deploy' }),
  { odd: true },
];

const namesOf = (search: string, field = 'expires', dir: 'asc' | 'desc' = 'asc') =>
  filterTokens(TOKEN_RECORDS, { search, order: { field, dir } }).map((row) => (row.ok ? row.name : 'odd'));

test.each([
  ['expires', 'asc', ['db', 'ci', 'web', 'static', 'odd']],
  ['expires', 'desc', ['static', 'web', 'ci', 'db', 'odd']],
  ['name', 'asc', ['ci', 'db', 'static', 'web', 'odd']],
  ['roles', 'asc', ['db', 'ci', 'web', 'static', 'odd']],
  ['method', 'asc', ['ci', 'db', 'web', 'static', 'odd']],
  ['nothing', 'asc', ['db', 'ci', 'web', 'static', 'odd']],
] as const)('sorts by %s in the order %s', (field, dir, expected) => {
  expect(namesOf('', field, dir)).toEqual(expected);
});

test.each([
  ['DEPLOY', ['ci', 'odd']],
  [' github ', ['ci', 'odd']],
  ['database', ['db', 'odd']],
  ['nothing', ['odd']],
])('a search for %j finds %j', (search, expected) => {
  expect(namesOf(search)).toEqual(expected);
});

test.each([null, undefined, {}, 'tokens'])('returns an empty list for the response %j', (answer) => {
  expect(filterTokens(answer, { search: '', order: { field: '', dir: 'asc' } })).toEqual([]);
});
