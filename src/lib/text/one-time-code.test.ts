import { expect, test } from 'vitest';
import { CODE_PATTERN, cleanCode } from './one-time-code.ts';

// Browsers compile the `pattern` attribute like this (HTML, "pattern").
const isAccepted = (text: string): boolean => new RegExp(`^(?:${CODE_PATTERN})$`, 'v').test(text);

// docs/behaviour.md#sign-in "Users may paste a one-time code with spaces", "The console sends six digits"
test.each([
  '123456',
  '123 456',
  '  123456\t',
  '123\u00a0456',
  '\u202f123\u2009456\u3000',
  '123-456',
  '123\u2011456',
  '123 \u2013 456',
  '123\u2212456',
  '\u200b123456\u200b',
  '\u202a123456\u202c',
  '\u2066123\u2069\u200f456',
  '\ufeff123456',
  '123\u00ad456',
  '1 2 3 4 5 6',
  '１２３４５６',
  '１２３　４５６',
  '\u0661\u0662\u0663\u0664\u0665\u0666',
  '\u06f1\u06f2\u06f3 \u06f4\u06f5\u06f6',
])('cleans %j to the code 123456', (text) => {
  expect(cleanCode(text)).toBe('123456');
  expect(isAccepted(text)).toBe(true);
});

test.each(['', ' ', '12345', '1234567', '123 45x', 'abcdef', '123.456', '-'])('rejects %j', (text) => {
  expect(isAccepted(text)).toBe(false);
});

test('keeps characters that are not separators', () => {
  expect(cleanCode(' ab-12 \u200bx')).toBe('ab12x');
});
