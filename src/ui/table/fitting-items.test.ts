import { expect, test } from 'vitest';
import { fittingIndexes } from './fitting-items.ts';

const counterWidth = (hiddenCount: number) => (hiddenCount === 0 ? 0 : 30);

test.each([
  ['shows all items if they fit', [100, 100, 100], 308, [0, 1, 2]],
  ['leaves out one item if not all fit', [100, 100, 100], 307, [0, 1]],
  ['leaves out another item to fit the counter', [100, 100, 100], 233, [0]],
  ['shows no item rather than a part of an item', [100, 100], 129, []],
  ['shows a single item without a counter', [100], 100, [0]],
  ['shows no item if the only item is too wide', [101], 100, []],
  ['skips a wide item and shows the next ones', [200, 60, 20], 120, [1, 2]],
  ['leaves out no item for the counter if all fit', [180, 20], 204, [0, 1]],
  ['shows nothing without items', [], 100, []],
])('%s', (...[, widths, width, expectedIndexes]) => {
  expect(fittingIndexes(widths, { width, gap: 4, counterWidth })).toEqual(expectedIndexes);
});

test('uses the counter width for the number of hidden items', () => {
  const growingCounterWidth = (hiddenCount: number) => (hiddenCount < 10 ? 20 : 40);
  expect(
    fittingIndexes(
      Array.from({ length: 11 }, () => 10),
      { width: 50, gap: 0, counterWidth: growingCounterWidth },
    ),
  ).toEqual([0, 1, 2]);
});
