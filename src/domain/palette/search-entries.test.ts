import { expect, test } from 'vitest';
import { consoleEntry, type SearchableEntry } from './palette-entry.ts';
import { resourceEntry } from './resource-entry.ts';
import { parsePaletteQuery, searchEntries, type PaletteSearchResult } from './search-entries.ts';

const server = (hostname: string, more: object = {}): SearchableEntry[] => {
  const entry = resourceEntry('server', { id: `id-${hostname}`, hostname, addr: '10.0.0.1:3022', ...more }, 'one');
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

function searchAll(text: string, { weights = new Map<string, number>(), most = 10 } = {}): PaletteSearchResult {
  const steps = searchEntries({ query: parsePaletteQuery(text), lists: [LIST], weights, maxResults: most });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const names = (text: string, given?: Parameters<typeof searchAll>[1]) =>
  searchAll(text, given).bestEntries.map(({ name }) => name);

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
])('%j asks for this', (text, expected) => {
  expect(parsePaletteQuery(text)).toStrictEqual(expected);
});

test.each([
  ['web', ['Web pages', 'web-01', 'web-02', 'my-web', 'cobweb', 'db-01'], 'a beginning, a word, an inside, a label'],
  ['WEB 01', ['web-01', 'db-01'], 'whatever the case, and every word'],
  ['production', ['my-web', 'web-01'], 'a label'],
  ['env=staging', ['cobweb', 'web-02'], 'a label whole'],
  ['web-02', ['web-02'], 'a name whole'],
  ['tunnel', ['my-web'], 'how it is reached'],
  ['manage', ['Web pages'], 'another word for a page'],
  ['log out', ['Sign out'], 'another word for an action'],
  ['root@web', ['web-01', 'web-02', 'my-web', 'cobweb', 'db-01'], 'servers alone, those that know the login first'],
  ['nobody@01', ['db-01', 'web-01'], 'also as a login that they do not name'],
  ['nothing', [], 'nothing'],
])('%j finds %j: %s', (text, expected) => {
  expect(names(text)).toStrictEqual(expected);
});

test('own use passes an equal, and not a name that was typed out', () => {
  const weights = new Map([['server one id-web-02', 20]]);
  expect(names('web-0', { weights })).toStrictEqual(['web-02', 'web-01']);
  const other = new Map([['server one id-db-01', 30]]);
  expect(names('web', { weights: other })[0]).toBe('Web pages');
});

test('no more are kept than can be shown, and all are counted', () => {
  const found = searchAll('web', { most: 2 });
  expect(found.bestEntries.map(({ name }) => name)).toStrictEqual(['Web pages', 'web-01']);
  expect(found.matchCount).toBe(6);
});
