import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';
import { labelText } from './labels.ts';
import { sanitize, sanitizeUntruncated } from './sanitize.ts';

test('truncates a text with an ellipsis', () => {
  expect(truncate('abcdef', 6)).toBe('abcdef');
  expect(truncate('abcdefg', 6)).toBe('abcde…');
});

test('never splits a surrogate pair', () => expect(truncate('ab😀de', 4)).toBe('ab…'));

// docs/behaviour.md#errors "A name is cut at 500 characters in cells"
test('truncates names and labels at 500 characters', () => {
  const name = 'x'.repeat(500_000);
  expect(sanitize(name)).toBe(`${'x'.repeat(499)}…`);
  expect(sanitizeUntruncated(name)).toHaveLength(500_000);
  expect(labelText({ name, value: name })).toHaveLength(500);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
      expect(sanitize(text).length).toBeLessThanOrEqual(500);
      // The label of an invisible character has at most seven characters.
      expect(sanitize(text.slice(0, 60))).toBe(sanitizeUntruncated(text.slice(0, 60)));
    }),
  );
});
