import { describe, expect, test } from 'vitest';
import { botRow, botRows, rolesIn } from './bot-row.ts';

const bot = (name: string, more: object = {}) => ({ metadata: { name }, spec: {}, status: {}, ...more });

describe('one record', () => {
  // docs/behaviour.md#bots "The list doesn't show labels that the proxy"
  test('has its roles in order, its user and its labels without internal ones', () => {
    const raw = {
      metadata: {
        name: 'deploy',
        labels: { team: 'shop', 'teleport.internal/ui-flow': 'github-actions-ssh', env: 'prod' },
      },
      spec: { roles: ['b', 'a'] },
      status: { user_name: 'bot-of-deploy' },
    };
    expect(botRow(raw, 0)).toEqual({
      ok: true,
      id: 'deploy',
      name: 'deploy',
      roles: 'a, b',
      userId: 'bot-of-deploy',
      user: 'bot-of-deploy',
      labelTexts: 'team: shop, env: prod',
      searched: 'deploy\na, b\nbot-of-deploy\nteam: shop, env: prod',
    });
  });

  test.each([bot('bare'), { metadata: { name: 'bare', labels: 7 }, spec: null, status: [] }])(
    'may leave out all but a name: %j',
    (raw) => expect(botRow(raw, 0)).toMatchObject({ id: 'bare', roles: '', userId: 'bot-bare', labelTexts: '' }),
  );

  test.each([null, 7, {}, bot(''), { metadata: { name: 7 } }])('like %j is kept as it came', (raw) =>
    expect(botRow(raw, 3)).toEqual({ ok: false, id: 'row 3', raw }),
  );

  test('hides no mark that deceives, and is locked by what the proxy knows', () => {
    const row = botRow(bot('a\u202Eb', { spec: { roles: ['x\u202Ey'] } }), 0);
    expect(row).toMatchObject({ id: 'a\u202Eb', userId: 'bot-a\u202Eb' });
    expect(row.ok && row.name + row.roles + row.user).not.toContain('\u202E');
  });
});

const ALL = {
  items: [
    bot('zoe', { spec: { roles: ['access'] } }),
    bot('amy', { spec: { roles: ['editor'] }, status: { user_name: 'bot-z' } }),
    { odd: true },
    bot('ben', { spec: { roles: ['access'] }, metadata: { name: 'ben', labels: { team: 'shop' } } }),
  ],
};
const namesOf = (search: string, field = 'name', dir: 'asc' | 'desc' = 'asc') =>
  botRows(ALL, { search, order: { field, dir } }).map((row) => (row.ok ? row.name : 'odd'));

test.each([
  ['name', 'asc', ['amy', 'ben', 'zoe', 'odd']],
  ['name', 'desc', ['zoe', 'ben', 'amy', 'odd']],
  ['roles', 'asc', ['ben', 'zoe', 'amy', 'odd']],
  ['roles', 'desc', ['amy', 'ben', 'zoe', 'odd']],
  ['user', 'asc', ['ben', 'amy', 'zoe', 'odd']],
  ['nothing', 'asc', ['amy', 'ben', 'zoe', 'odd']],
] as const)('by %s, %s', (field, dir, expected) => {
  expect(namesOf('', field, dir)).toEqual(expected);
});

test.each([
  [' ZOE ', ['zoe', 'odd']],
  ['access', ['ben', 'zoe', 'odd']],
  ['bot-z', ['amy', 'zoe', 'odd']],
  ['team: shop', ['ben', 'odd']],
  ['nobody', ['odd']],
])('a search for %j finds %j', (search, expected) => expect(namesOf(search)).toEqual(expected));

test.each([null, undefined, {}, 'bots', { items: null }])('an answer of %j is an empty list', (answer) => {
  expect(botRows(answer, { search: '', order: { field: '', dir: 'asc' } })).toEqual([]);
});

test.each([
  [bot('a', { spec: { roles: ['x', 7, 'x', 'y'] } }), ['x', 'y']],
  [bot('a'), []],
  [null, []],
])('the roles of %j are %j', (raw, roles) => expect(rolesIn(raw)).toEqual(roles));
