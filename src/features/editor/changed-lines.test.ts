import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';

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
])('%j and %j differ in %d lines', (before, after, count) =>
  expect(changedLines(lines(before), lines(after))).toBe(count),
);

test('counts only the inserted lines of very different texts', () => {
  const inserted = Array.from({ length: 600 }, (_, at) => `x${at}`).join('\n');
  expect(changedLines('a\nb', `a\n${inserted}\nb`)).toBe(600);
});

test('compares 10,000 lines that all differ within two seconds', () => {
  const many = (mark: string) => Array.from({ length: 10_000 }, (_, at) => `${mark}${at}`).join('\n');
  const start = performance.now();
  expect(changedLines(many('a'), many('b'))).toBe(10_000);
  expect(performance.now() - start).toBeLessThan(2_000);
});
