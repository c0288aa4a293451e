import { describe, expect, test } from 'vitest';
import { parseBot, filterBots, parseRoles } from './bot-row.ts';

const botRecord = (name: string, overrides: object = {}) => ({
  metadata: { name },
  spec: {},
  status: {},
  ...overrides,
});

describe('parsing a bot record', () => {
  // docs/behaviour.md#bots "The list doesn't show labels that the proxy"
  test('sorts the roles, reads the user and skips internal labels', () => {
    const raw = {
      metadata: {
        name: 'deploy',
        labels: { team: 'shop', 'teleport.internal/ui-flow': 'github-actions-ssh', env: 'prod' },
      },
      spec: { roles: ['b', 'a'] },
      status: { user_name: 'bot-of-deploy' },
    };
    expect(parseBot(raw, 0)).toEqual({
      ok: true,
      id: 'deploy',
      name: 'deploy',
      roles: 'a, b',
      userId: 'bot-of-deploy',
      user: 'bot-of-deploy',
      labelTexts: 'team: shop, env: prod',
      searchableText: 'deploy\na, b\nbot-of-deploy\nteam: shop, env: prod',
    });
  });

  test.each([botRecord('bare'), { metadata: { name: 'bare', labels: 7 }, spec: null, status: [] }])(
    'accepts a record with only a name: %j',
    (raw) => expect(parseBot(raw, 0)).toMatchObject({ id: 'bare', roles: '', userId: 'bot-bare', labelTexts: '' }),
  );

  test.each([null, 7, {}, botRecord(''), { metadata: { name: 7 } }])('keeps the malformed record %j unchanged', (raw) =>
    expect(parseBot(raw, 3)).toEqual({ ok: false, id: 'row 3', raw }),
  );

  test('escapes invisible characters in shown texts but keeps them in IDs', () => {
    const row = parseBot(botRecord('a\u202Eb', { spec: { roles: ['x\u202Ey'] } }), 0);
    expect(row).toMatchObject({ id: 'a\u202Eb', userId: 'bot-a\u202Eb' });
    expect(row.ok && row.name + row.roles + row.user).not.toContain('\u202E');
  });
});

const BOT_LIST = {
  items: [
    botRecord('zoe', { spec: { roles: ['access'] } }),
    botRecord('amy', { spec: { roles: ['editor'] }, status: { user_name: 'bot-z' } }),
    { odd: true },
    botRecord('ben', { spec: { roles: ['access'] }, metadata: { name: 'ben', labels: { team: 'shop' } } }),
  ],
};
const namesOf = (search: string, field = 'name', dir: 'asc' | 'desc' = 'asc') =>
  filterBots(BOT_LIST, { search, order: { field, dir } }).map((row) => (row.ok ? row.name : 'odd'));

test.each([
  ['name', 'asc', ['amy', 'ben', 'zoe', 'odd']],
  ['name', 'desc', ['zoe', 'ben', 'amy', 'odd']],
  ['roles', 'asc', ['ben', 'zoe', 'amy', 'odd']],
  ['roles', 'desc', ['amy', 'ben', 'zoe', 'odd']],
  ['user', 'asc', ['ben', 'amy', 'zoe', 'odd']],
  ['nothing', 'asc', ['amy', 'ben', 'zoe', 'odd']],
] as const)('sorts by %s in the order %s', (field, dir, expected) => {
  expect(namesOf('', field, dir)).toEqual(expected);
});

test.each([
  [' ZOE ', ['zoe', 'odd']],
  ['access', ['ben', 'zoe', 'odd']],
  ['bot-z', ['amy', 'zoe', 'odd']],
  ['team: shop', ['ben', 'odd']],
  ['nobody', ['odd']],
])('a search for %j finds %j', (search, expected) => expect(namesOf(search)).toEqual(expected));

test.each([null, undefined, {}, 'bots', { items: null }])('reads the response %j as an empty list', (answer) => {
  expect(filterBots(answer, { search: '', order: { field: '', dir: 'asc' } })).toEqual([]);
});

test.each([
  [botRecord('a', { spec: { roles: ['x', 7, 'x', 'y'] } }), ['x', 'y']],
  [botRecord('a'), []],
  [null, []],
])('reads the roles of %j as %j', (raw, roles) => expect(parseRoles(raw)).toEqual(roles));
