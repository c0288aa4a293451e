import { describe, expect, test } from 'vitest';
import { toOneLine, previewOf } from './paste-preview.ts';

test.each([
  ['one\ntwo\n', 'one two'],
  ['one\r\ntwo\rthree', 'one two three'],
  ['curl \\\n  -s \\\r\n  https://x', 'curl -s https://x'],
  ['a\\nb', 'a\\nb'],
  ['a\x1bb\nc', 'a\x1bb c'],
])('%j as one line is %j', (text, line) => expect(toOneLine(text)).toBe(line));

describe('a preview', () => {
  test('names invisible characters and keeps other text unchanged', () => {
    expect(previewOf('a\x1b[0m\r\nb\u202Ec\td\x7f').parts).toEqual([
      { start: 0, text: 'a', isMark: false },
      { start: 1, text: 'U+001B', isMark: true },
      { start: 2, text: '[0m\nb', isMark: false },
      { start: 7, text: 'U+202E', isMark: true },
      { start: 8, text: 'c\td', isMark: false },
      { start: 11, text: 'U+007F', isMark: true },
    ]);
  });

  test('is limited to 20,000 characters and counts the others', () => {
    const { parts, rest } = previewOf('x'.repeat(20_500));
    expect(parts).toHaveLength(1);
    expect(rest).toBe(500);
  });
});
