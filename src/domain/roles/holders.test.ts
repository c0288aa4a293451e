import { expect, test } from 'vitest';
import { holdersByRole } from './holders.ts';

test('groups users by role, and keeps the names that the proxy sends', () => {
  const users = [
    { name: 'bob', roles: ['dev', 'ops', 'dev', 7], authType: 'local' },
    { name: 'a\u202eb', roles: ['dev'], authType: 'github' },
    { name: '', roles: ['dev'] },
    { name: 'alice', roles: null },
    null,
  ];
  expect(Object.fromEntries(holdersByRole(users))).toEqual({
    dev: [
      { id: 'bob', name: 'bob', type: 'local' },
      { id: 'a\u202eb', name: 'aU+202Eb', type: 'github' },
    ],
    ops: [{ id: 'bob', name: 'bob', type: 'local' }],
  });
});

test.each([null, undefined, {}, 'x'])('finds no holders in %j', (users) => expect(holdersByRole(users).size).toBe(0));
