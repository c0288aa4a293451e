import { describe, expect, test } from 'vitest';
import { parseUserRows, filterUsers, type UserRow } from './user-rows.ts';

const local = (name: string, more: object = {}) => ({ name, roles: ['access'], authType: 'local', ...more });
const rowNames = (rows: readonly UserRow[]) => rows.map((row) => (row.ok ? row.name : 'unreadable'));

describe('a user in the list', () => {
  test.each([
    ['local', {}, 'Local user', true],
    ['github', {}, 'GitHub', false],
    ['oidc', {}, 'OIDC', false],
    ['saml', {}, 'SAML', false],
    ['unknown SSO', {}, 'Unknown SSO', false],
    ['toString', {}, 'toString', false],
    ['okta\u202e', {}, 'oktaU+202E', false],
    ['local', { isBot: true }, 'Bot', true],
    ['local', { isBot: 'yes' }, 'Local user', true],
    [undefined, {}, 'Unknown', false],
    [7, {}, 'Unknown', false],
  ])('of type %j and %j is shown as %s', (...[authType, more, type, isLocal]) => {
    expect(parseUserRows([local('bob', { authType, ...more })])).toMatchObject([{ type, isLocal }]);
  });

  test.each([
    [['editor', 'access', 'access'], 'access, editor'],
    [null, ''],
    [undefined, ''],
    [['web-10', 'web-2', 7, ''], 'web-2, web-10'],
    ['admin', ''],
  ])('with roles %j shows %j', (roles, shown) => {
    expect(parseUserRows([local('bob', { roles })])).toMatchObject([{ roles: shown }]);
  });

  test.each([null, undefined, {}, 'users', [null], [7], [{}], [{ name: '' }], [{ name: ['bob'] }]])(
    'is missing or unreadable for the invalid response %j',
    (response) => {
      expect(parseUserRows(response).every(({ ok }) => !ok)).toBe(true);
    },
  );
});

describe('the filtered users', () => {
  const rows = parseUserRows([
    local('zoe', { roles: ['auditor'], authType: 'github' }),
    { name: 7 },
    local('web-10'),
    local('web-2', { roles: ['editor', 'access'], authType: 'saml' }),
  ]);
  const filteredNames = (search: string, field = 'name', dir: 'asc' | 'desc' = 'asc') =>
    rowNames(filterUsers(rows, { search, order: { field, dir } }));

  test.each([
    ['', ['web-2', 'web-10', 'zoe', 'unreadable']],
    ['WEB', ['web-2', 'web-10', 'unreadable']],
    ['access, ed', ['web-2', 'unreadable']],
    [' github ', ['zoe', 'unreadable']],
    ['local', ['web-10', 'unreadable']],
    ['zoe auditor', ['unreadable']],
  ])('match the search %j', (search, expected) => expect(filteredNames(search)).toEqual(expected));

  test.each([
    ['name', 'desc', ['zoe', 'web-10', 'web-2', 'unreadable']],
    ['roles', 'asc', ['web-10', 'web-2', 'zoe', 'unreadable']],
    ['type', 'asc', ['zoe', 'web-10', 'web-2', 'unreadable']],
    ['type', 'desc', ['web-2', 'web-10', 'zoe', 'unreadable']],
    ['unknown', 'asc', ['web-2', 'web-10', 'zoe', 'unreadable']],
  ] as const)('are sorted by %s in direction %s', (field, dir, order) =>
    expect(filteredNames('', field, dir)).toEqual(order),
  );

  // docs/behaviour.md#users "Sorted by the last sign-in"
  test.each([
    ['asc', ['web-10', 'web-2', 'zoe', 'unreadable']],
    ['desc', ['zoe', 'web-2', 'web-10', 'unreadable']],
  ] as const)('are sorted by the last sign-in in direction %s', (dir, order) => {
    const times = new Map([
      ['zoe', '2026-11-20T12:00:00Z'],
      ['web-2', '2026-11-20T12:00:00+02:00'],
    ]);
    expect(rowNames(filterUsers(rows, { search: '', order: { field: 'lastSignIn', dir } }, times))).toEqual(order);
  });
});
