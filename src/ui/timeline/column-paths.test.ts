import { expect, test } from 'vitest';
import { labelInterval, columnPaths } from './column-paths.ts';

const bar = (total: number, marked = 0) => ({ from: 0, to: 1, total, marked });
const size = { width: 40, height: 25 };

test('draws columns in proportion to their counts, with a marked part above a gap', () => {
  const { selected, others, marked } = columnPaths([bar(10), bar(5), bar(10, 5), bar(0)], { start: 0, end: 2 }, size);
  expect(selected).toBe('M0 5H8V25H0ZM10 15H18V25H10Z');
  expect(others).toBe('M20 16H28V25H20Z');
  expect(marked).toBe('M20 5H28V15H20Z');
});

test('gives small counts a visible height, and draws a completely marked column from the bottom', () => {
  const { selected, marked } = columnPaths(
    [bar(1000), bar(1), bar(1, 1)],
    { start: 0, end: 3 },
    { width: 30, height: 25 },
  );
  expect(selected).toBe('M0 5H8V25H0ZM10 23H18V25H10Z');
  expect(marked).toBe('M20 21H28V25H20Z');
});

test('draws nothing without columns', () =>
  expect(columnPaths([], { start: 0, end: 0 }, size)).toEqual({ selected: '', others: '', marked: '' }));

test.each([
  [48, 7, 8],
  [56, 7, 8],
  [61, 7, 12],
  [60, 4, 16],
  [1, 7, 1],
  [1000, 4, 250],
])('%i columns with at most %i labels have a label every %i columns', (count, maxLabels, interval) =>
  expect(labelInterval(count, maxLabels)).toBe(interval),
);
