import { expect, test } from 'vitest';
import { matchExcerptOf } from './match-excerpt.ts';

const LONG_TEXT = 'x'.repeat(500);

test.each([
  ['the whole text of a short line', { text: 'an error here', start: 3, length: 5 }, ['an ', 'error', ' here']],
  [
    'only the text around a match in a long line',
    { text: `${LONG_TEXT}hit${LONG_TEXT}`, start: 500, length: 3 },
    [`…${'x'.repeat(40)}`, 'hit', `${'x'.repeat(120)}…`],
  ],
  ['the code points of invisible characters', { text: 'a\u202eb', start: 1, length: 1 }, ['a', 'U+202E', 'b']],
])('shows %s', (_title, matchInLine, [before, match, after]) =>
  expect(matchExcerptOf(matchInLine)).toEqual({ before, match, after }),
);
