import { expect, test } from 'vitest';
import { changedLines, lineDiff } from './line-diff.ts';

const SIGN = { same: ' ', added: '+', removed: '-' };
const drawn = (before: string, after: string) => lineDiff(before, after).map(({ kind, text }) => SIGN[kind] + text);
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
])('%j to %j', (before, after, ...expected) => {
  const [signs, count] = expected;
  expect(drawn(lines(before), lines(after))).toEqual(signs);
  expect(changedLines(lineDiff(lines(before), lines(after)))).toBe(count);
});

test('the lines of both texts are counted', () => {
  expect(lineDiff('a\nb\nc', 'b\nx\nc')).toMatchObject([
    { kind: 'removed', before: 1 },
    { kind: 'same', before: 2, after: 1 },
    { kind: 'added', after: 2 },
    { kind: 'same', before: 3, after: 3 },
  ]);
});

test('a break at the end is no line', () => expect(drawn('a\n', 'a')).toEqual([' a']));

test('compares 2,000 lines that all differ within five seconds', () => {
  const many = (mark: string) => Array.from({ length: 2_000 }, (_, at) => `${mark}${at}`).join('\n');
  const begun = performance.now();
  expect(lineDiff(many('a'), many('b'))).toHaveLength(4_000);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
