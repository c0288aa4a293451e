import { expect, test } from 'vitest';
import { fittingIndexes } from './fitting-items.ts';

const counterWidth = (others: number) => (others === 0 ? 0 : 30);

test.each([
  ['all of them, where there is room', [100, 100, 100], 308, [0, 1, 2]],
  ['one less, where there is not', [100, 100, 100], 307, [0, 1]],
  ['and again one less, for the counter', [100, 100, 100], 233, [0]],
  ['none, rather than a part of one', [100, 100], 129, []],
  ['one alone needs no counter', [100], 100, [0]],
  ['one that is too wide is only counted', [101], 100, []],
  ['and leaves its room to the next', [200, 60, 20], 120, [1, 2]],
  ['where all have room, none is left out for the counter', [180, 20], 204, [0, 1]],
  ['none of none', [], 100, []],
])('%s', (...[, widths, width, places]) => {
  expect(fittingIndexes(widths, { width, gap: 4, counterWidth })).toEqual(places);
});

test('the sign has the width of the number that is left', () => {
  const wider = (others: number) => (others < 10 ? 20 : 40);
  expect(
    fittingIndexes(
      Array.from({ length: 11 }, () => 10),
      { width: 50, gap: 0, counterWidth: wider },
    ),
  ).toEqual([0, 1, 2]);
});
