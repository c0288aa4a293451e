import { describe, expect, test } from 'vitest';
import { consoleEntry, listedEntry, type SearchableEntry } from './palette-entry.ts';
import { resourceEntry } from './resource-entry.ts';
import { parsePaletteQuery, searchEntries, shownMatches, type KindMatches } from './search-entries.ts';

const server = (hostname: string, fields: object = {}): SearchableEntry[] => {
  const entry = resourceEntry('server', { id: `id-${hostname}`, hostname, addr: '10.0.0.1:3022', ...fields }, 'one');
  return entry ? [entry] : [];
};
const env = (value: string) => ({ tags: [{ name: 'env', value }] });

const LIST = [
  ...server('web-01', { ...env('production'), sshLogins: ['root', 'deploy'] }),
  ...server('web-02', env('staging')),
  ...server('my-web', { ...env('production'), tunnel: true }),
  ...server('cobweb', env('staging')),
  ...server('db-01', env('web')),
  consoleEntry({ kind: 'page', name: 'Web pages', note: 'Access', target: '/web/pages', keywords: 'Manage pages' }),
  consoleEntry({ kind: 'action', name: 'Sign out', note: '', target: 'sign out', keywords: 'log out' }),
];

function searchAll(text: string, { usageBonuses = new Map<string, number>(), maxPerKind = 10 } = {}): KindMatches[] {
  const steps = searchEntries({ query: parsePaletteQuery(text), lists: [LIST], usageBonuses, maxPerKind });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const foundNames = (text: string, options?: Parameters<typeof searchAll>[1]) =>
  searchAll(text, options).flatMap(({ entries }) => entries.map(({ name }) => name));

test.each([
  ['', { login: undefined, words: [] }],
  ['  Web  01 ', { login: undefined, words: ['web', '01'] }],
  ['"two words" web', { login: undefined, words: ['two words', 'web'] }],
  ['"not closed', { login: undefined, words: ['not closed'] }],
  ['"" x', { login: undefined, words: ['x'] }],
  ['root@web-01', { login: 'root', words: ['web-01'] }],
  ['root@', { login: 'root', words: [] }],
  ['@web', { login: '', words: ['web'] }],
  ['Root@Web', { login: 'Root', words: ['web'] }],
])('parses the query %j', (text, expected) => {
  expect(parsePaletteQuery(text)).toStrictEqual(expected);
});

test.each([
  [
    'web',
    ['Web pages', 'web-01', 'web-02', 'my-web', 'cobweb', 'db-01'],
    'by the start of the name, a word in it, a part of a word, or a label, in this order',
  ],
  ['WEB 01', ['web-01', 'db-01'], 'by all words, regardless of case'],
  ['production', ['my-web', 'web-01'], 'by a label value'],
  ['env=staging', ['cobweb', 'web-02'], 'by a complete label'],
  ['web-02', ['web-02'], 'by a complete name'],
  ['tunnel', ['my-web'], 'by the kind of connection'],
  ['manage', ['Web pages'], 'by a keyword of a page'],
  ['log out', ['Sign out'], 'by a keyword of an action'],
  ['root@web', ['web-01', 'web-02', 'my-web', 'cobweb', 'db-01'], 'only servers, with a bonus for a listed login'],
  ['nobody@01', ['db-01', 'web-01'], 'servers without the login too'],
  ['nothing', [], 'no entry without a match'],
])('the query %j finds %j: %s', (text, expected) => {
  expect(foundNames(text)).toStrictEqual(expected);
});

test('earlier uses move an entry before an equal match, but not before a better one', () => {
  const usageBonuses = new Map([['server one id-web-02', 20]]);
  expect(foundNames('web-0', { usageBonuses })).toStrictEqual(['web-02', 'web-01']);
  const otherWeights = new Map([['server one id-db-01', 30]]);
  expect(foundNames('web', { usageBonuses: otherWeights })[0]).toBe('Web pages');
});

test('limits the results of each kind but counts all matches', () => {
  const summary = searchAll('web', { maxPerKind: 2 }).map(({ kind, entries, matchCount }) => [
    kind,
    entries.map(({ name }) => name),
    matchCount,
  ]);
  expect(summary).toStrictEqual([
    ['page', ['Web pages'], 1],
    ['server', ['web-01', 'web-02'], 5],
  ]);
});

// docs/behaviour.md#command-palette "The kind with the best match is first", "It shows 8 matches of each kind"
describe('groups of kinds', () => {
  const record = (kind: 'user' | 'role', name: string) =>
    listedEntry({ kind, id: name, name, note: '', cluster: 'one', target: '', searchWords: [] });
  const search = (text: string, entries: readonly SearchableEntry[]) => {
    const steps = searchEntries({
      query: parsePaletteQuery(text),
      lists: [entries],
      usageBonuses: new Map(),
      maxPerKind: 50,
    });
    const step = steps.next();
    return step.done ? step.value : [];
  };

  test('the kind with the best match is first', () => {
    const entries = [record('user', 'jonas'), record('role', 'jonas-oncall')];
    expect(search('jonas', entries).map(({ kind }) => kind)).toStrictEqual(['user', 'role']);
    expect(search('oncall', entries).map(({ kind }) => kind)).toStrictEqual(['role']);
    expect(search('jonas-oncall', entries.toReversed()).map(({ kind }) => kind)).toStrictEqual(['role']);
  });

  test('several kinds show 8 entries each, and a single kind shows 50', () => {
    const users = Array.from({ length: 60 }, (_, index) => record('user', `dev-${index}`));
    const countsOf = (entries: readonly SearchableEntry[]) =>
      shownMatches(search('dev', entries)).map(({ kind, entries: shown }) => [kind, shown.length]);
    expect(countsOf(users)).toStrictEqual([['user', 50]]);
    expect(countsOf([...users, record('role', 'dev')])).toStrictEqual([
      ['role', 1],
      ['user', 8],
    ]);
  });
});

// docs/behaviour.md#command-palette "Among equal matches, the newest session and recording are first"
test('ranks the newest first among equal matches of the same kind', () => {
  const recording = (id: string, name: string, timeMs?: number) =>
    listedEntry({ kind: 'recording', id, name, note: '', cluster: 'one', target: '', searchWords: [], timeMs });
  const list = [
    recording('a', 'mira on web-01', 1),
    recording('b', 'mira on web-02', 3),
    recording('c', 'mira on web-00'),
  ];
  const users = [
    listedEntry({ kind: 'user', id: 'mira', name: 'mira', note: '', cluster: '', target: '', searchWords: [] }),
  ];
  const search = { query: parsePaletteQuery('mira'), usageBonuses: new Map<string, number>(), maxPerKind: 10 };
  const { value } = searchEntries({ ...search, lists: [list, users] }).next();
  expect(value?.map(({ kind, entries }) => [kind, ...entries.map(({ name }) => name)])).toStrictEqual([
    ['user', 'mira'],
    ['recording', 'mira on web-02', 'mira on web-01', 'mira on web-00'],
  ]);
});
