import { expect, test } from 'vitest';
import { matchExcerptOf } from './match-excerpt.ts';

const LONG_TEXT = 'x'.repeat(500);

test.each([
  ['a short line whole', { text: 'an error here', at: 3, length: 5 }, ['an ', 'error', ' here']],
  [
    'of a long one what is around',
    { text: `${LONG_TEXT}hit${LONG_TEXT}`, at: 500, length: 3 },
    [`…${'x'.repeat(40)}`, 'hit', `${'x'.repeat(120)}…`],
  ],
  ['marks that are not seen by their names', { text: 'a\u202eb', at: 1, length: 1 }, ['a', 'U+202E', 'b']],
])('shows %s', (_what, hit, [before, match, after]) => expect(matchExcerptOf(hit)).toEqual({ before, match, after }));
