import { describe, expect, test } from 'vitest';
import {
  deviceChoices,
  desktopChoice,
  filterChoices,
  roleChoices,
  serverChoice,
  userChoices,
} from './target-choices.ts';

const label = { name: 'env', value: 'staging' };

test.each([
  [userChoices([{ name: 'bob', roles: ['a', 'b'], authType: 'local' }]), 'bob', 'bob', ['a, b', 'local']],
  [userChoices([{ name: 'b\u202eob', roles: null }]), 'b\u202eob', 'bU+202Eob', ['', '']],
  [roleChoices({ items: [{ id: 'role:x', name: 'x', kind: 'role', content: '' }], next: '' }), 'x', 'x', []],
  [deviceChoices([{ id: 'd-1', name: 'phone', type: 'TOTP' }]), 'd-1', 'phone', ['Authenticator App']],
  [
    [serverChoice({ id: 's-1', hostname: 'web', addr: 'a:1', tags: [label] }, 0)],
    's-1',
    'web',
    ['a:1', 'env: staging'],
  ],
  [[serverChoice({ id: 's-1', hostname: '', tags: null }, 0)], 's-1', 's-1', ['', '']],
  [[desktopChoice({ name: 'w', host_id: 'h', labels: null }, 0)], 'w', 'w', ['', '']],
])('parses %j', (...[[row], value, name, details]) => {
  expect(row).toMatchObject({ ok: true, value, name, details });
});

test.each([
  userChoices([{ name: '' }]),
  userChoices([null]),
  roleChoices({ items: [{ name: 7 }] }),
  deviceChoices([{ name: 'no id' }]),
  [serverChoice({ hostname: 'no id' }, 0)],
  [desktopChoice({}, 0)],
])('rejects %j as unreadable', (row) => expect(row.ok).toBe(false));

test.each([null, undefined, {}, 7])('returns no choices for the response %j', (answer) => {
  expect([userChoices(answer), roleChoices(answer), deviceChoices(answer)]).toEqual([[], [], []]);
});

describe('search', () => {
  const rows = userChoices([{ name: 'zoe', roles: ['intern'] }, { name: 'amy', roles: ['admin'] }, { odd: 1 }]);
  test.each([
    ['', 'asc', ['amy', 'zoe', 'odd']],
    ['', 'desc', ['zoe', 'amy', 'odd']],
    ['INT zo', 'asc', ['zoe', 'odd']],
    ['nobody', 'asc', ['odd']],
  ] as const)('for %j in order %s finds %j', (search, dir, expected) => {
    expect(filterChoices(rows, { search, order: { dir } }).map((row) => (row.ok ? row.name : 'odd'))).toEqual(expected);
  });
});
