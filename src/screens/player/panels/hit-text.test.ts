import { expect, test } from 'vitest';
import { hitText } from './hit-text.ts';

const lots = 'x'.repeat(500);

test.each([
  ['a short line whole', { text: 'an error here', at: 3, length: 5 }, ['an ', 'error', ' here']],
  [
    'of a long one what is around',
    { text: `${lots}hit${lots}`, at: 500, length: 3 },
    [`…${'x'.repeat(40)}`, 'hit', `${'x'.repeat(120)}…`],
  ],
  ['marks that are not seen by their names', { text: 'a\u202eb', at: 1, length: 1 }, ['a', 'U+202E', 'b']],
])('shows %s', (_what, hit, [before, found, after]) => expect(hitText(hit)).toEqual({ before, found, after }));
