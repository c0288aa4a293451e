import { expect, test } from 'vitest';
import { countChangedLines, lineChanges } from './line-changes.ts';

const shown = (before: string, after: string) =>
  lineChanges(before, after).flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => (added ? '+' : removed ? '-' : ' ') + line),
  );
const lines = (text: string) => text.replaceAll(' ', '\n');

test.each([
  ['', '', [], 0],
  ['a b', 'a b', [' a', ' b'], 0],
  ['a b', 'a x b', [' a', '+x', ' b'], 1],
  ['a x b', 'a b', [' a', '-x', ' b'], 1],
  ['a b c', 'a x c', [' a', '-b', '+x', ' c'], 1],
  ['a', '', ['-a'], 1],
  ['', 'a b', ['+a', '+b'], 2],
  ['a b c d', 'c d a b', ['-a', '-b', ' c', ' d', '+a', '+b'], 4],
  ['a b c', 'x y c', ['-a', '-b', '+x', '+y', ' c'], 2],
])('%j to %j', (before, after, ...expected) => {
  const [signs, count] = expected;
  expect(shown(lines(before), lines(after))).toEqual(signs);
  expect(countChangedLines(lineChanges(lines(before), lines(after)))).toBe(count);
});

test('ignores a missing line break at the end', () => expect(shown('a\n', 'a')).toEqual([' a']));

test('counts a text with more than 1,000 changed lines as replaced, its unchanged lines as well', () => {
  const many = (mark: string) => ['same', ...Array.from({ length: 501 }, (_, at) => `${mark}${at}`)].join('\n');
  const changes = lineChanges(many('a'), many('b'));
  expect(changes.map(({ added, removed, count }) => ({ added, removed, count }))).toEqual([
    { added: false, removed: true, count: 502 },
    { added: true, removed: false, count: 502 },
  ]);
  expect(countChangedLines(changes)).toBe(502);
});

test('compares 5,000 lines that all differ within five seconds', () => {
  const many = (mark: string) => Array.from({ length: 5_000 }, (_, at) => `${mark}${at}`).join('\n');
  const started = performance.now();
  expect(countChangedLines(lineChanges(many('a'), many('b')))).toBe(5_000);
  expect(performance.now() - started).toBeLessThan(5_000);
});
