import { expect, test } from 'vitest';
import { memoizeLast } from './memoize-last.ts';

test('returns the cached result for the same arguments, and a new result for other arguments', () => {
  const append = memoizeLast((items: readonly number[], extra: string) => [...items, extra]);
  const numbers = [1, 2];
  const first = append(numbers, 'a');
  expect(append(numbers, 'a')).toBe(first);
  expect(append(numbers, 'b')).toEqual([1, 2, 'b']);
  expect(append([1, 2], 'b')).not.toBe(append(numbers, 'b'));
});
