import { expect, test } from 'vitest';
import { countChangedLines } from './changed-lines.ts';

const lines = (text: string) => text.replaceAll(' ', '\n');

test.each([
  ['', '', 0],
  ['a b', 'a b', 0],
  ['a b', 'a x b', 1],
  ['a x b', 'a b', 1],
  ['a b c', 'a x c', 1],
  ['a', '', 1],
  ['', 'a b', 2],
  ['a b c d', 'c d a b', 4],
  ['a ', 'a', 0],
])('counts the changed lines from %j to %j as %d', (before, after, count) =>
  expect(countChangedLines(lines(before), lines(after))).toBe(count),
);

test('counts only the inserted lines when more than 500 lines were inserted', () => {
  const inserted = Array.from({ length: 600 }, (_, n) => `x${n}`).join('\n');
  expect(countChangedLines('a\nb', `a\n${inserted}\nb`)).toBe(600);
});

test('counts all lines from the first to the last difference of texts with more than 500 changes', () => {
  const text = (mark: string) => [...Array.from({ length: 300 }, (_, n) => `${mark}${n}`), 'same', `${mark}300`];
  expect(countChangedLines(text('a').join('\n'), text('b').join('\n'))).toBe(302);
});
