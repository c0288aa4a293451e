import { expect, test } from 'vitest';
import { trendPath } from './trend-path.ts';

test('a line goes through the counts, from the lowest to the highest point', () => {
  expect(trendPath([0, 2, 1])).toStrictEqual({
    line: 'M0.0,92.0L50.0,8.0L100.0,50.0',
    area: 'M0.0,92.0L50.0,8.0L100.0,50.0L100,100L0,100Z',
  });
});

test('many counts are summed to at most twelve points', () => {
  const counts = Array.from({ length: 96 }, (_, index) => (index === 95 ? 1 : 0));
  const { line } = trendPath(counts);
  expect(line.split('L')).toHaveLength(12);
  expect(line.endsWith('100.0,8.0')).toBe(true);
});

test('without counts there is no line, and equal counts are a flat one', () => {
  expect(trendPath([])).toStrictEqual({ line: '', area: '' });
  expect(trendPath([0, 0]).line).toBe('M0.0,92.0L100.0,92.0');
});
