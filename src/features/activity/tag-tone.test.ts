import { expect, test } from 'vitest';
import { tagTone } from './tag-tone.ts';

test.each([
  ['failure', 'lock', 'bad'],
  ['ok', 'lock', 'warn'],
  ['ok', 'login', 'ok'],
  ['info', 'login', 'plain'],
  ['ok', 'session', 'info'],
] as const)('the outcome %s in the category %s has the tone %s', (outcome, category, tone) =>
  expect(tagTone({ outcome, category })).toBe(tone),
);
