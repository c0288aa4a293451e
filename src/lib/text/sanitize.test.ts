import { expect, test } from 'vitest';
import { hasInvisibleCharacters, sanitize, sanitizeLines } from './sanitize.ts';

test.each([
  ['web-01', 'web-01'],
  ['prüfstand-東京-😀', 'prüfstand-東京-😀'],
  ['שרת-1', 'שרת-1'],
  ['', ''],
  ['web-\u202Etxt.exe', 'web-U+202Etxt.exe'],
  ['\u2066a\u2069', 'U+2066aU+2069'],
  ['a\u200Bb', 'aU+200Bb'],
  ['a\u00ADb', 'aU+00ADb'],
  ['a\u0007b\nc', 'aU+0007bU+000Ac'],
  ['\uFEFFa', 'U+FEFFa'],
  ['a\u034fb\u{e0041}', 'aU+034FbU+E0041'],
])('sanitizes %j as %j', (text, shown) => expect(sanitize(text)).toBe(shown));

test.each([
  ['one\r\n\ttwo\n', 'one\n\ttwo\n'],
  ['a\u202Eb\rc\u001b', 'aU+202EbU+000DcU+001B'],
])('sanitizes the lines of %j as %j', (text, shown) => expect(sanitizeLines(text)).toBe(shown));

test('detects invisible characters', () => {
  expect(['web-01', 'prüfstand-東京', ''].filter(hasInvisibleCharacters)).toEqual([]);
  expect(['a\u202Eb', 'a\u0007', '\u200B'].every(hasInvisibleCharacters)).toBe(true);
});
