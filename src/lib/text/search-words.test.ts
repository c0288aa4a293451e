import { expect, test } from 'vitest';
import { splitByMatches, searchWords } from './search-words.ts';

test.each([
  ['', []],
  ['  Web  01 ', ['web', '01']],
  ['"two Words" x', ['two words', 'x']],
  ['"open end', ['open end']],
  ['"" " "', []],
])('splits the search %j into %j', (text, words) => expect(searchWords(text)).toEqual(words));

test.each([
  ['db-01', ['db'], '[db]-01'],
  ['DB-01-db', ['db'], '[DB]-01-[db]'],
  ['web-db-01', ['db', 'web'], '[web]-[db]-01'],
  ['aaaa', ['aaa'], '[aaaa]'],
  ['abcd', ['ab', 'cd'], '[abcd]'],
  ['web-01', ['db'], 'web-01'],
  ['web-01', [], 'web-01'],
  ['web-01', [''], 'web-01'],
  // In lower case this letter is two characters long.
  ['İ-db', ['db'], 'İ-db'],
])('splits %j at matches of %j: %s', (text, words, expected) => {
  const shown = splitByMatches(text, words).map((part) => (part.isMatch ? `[${part.text}]` : part.text));
  expect(shown.join('')).toBe(expected);
});
