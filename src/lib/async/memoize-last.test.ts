import { expect, test } from 'vitest';
import { memoizeLast } from './memoize-last.ts';

test('returns the cached result for the same arguments and computes it for others', () => {
  const list = memoizeLast((of: readonly number[], add: string) => [...of, add]);
  const numbers = [1, 2];
  const first = list(numbers, 'a');
  expect(list(numbers, 'a')).toBe(first);
  expect(list(numbers, 'b')).toEqual([1, 2, 'b']);
  expect(list([1, 2], 'b')).not.toBe(list(numbers, 'b'));
});
