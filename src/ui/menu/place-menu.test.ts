import { expect, test } from 'vitest';
import { placeMenu } from './place-menu.ts';

const view = { width: 1000, height: 600 };
const menu = { width: 200, height: 250 };

test.each([
  ['below, from the left edge', { left: 100, top: 50, width: 80, height: 32 }, { left: 100, top: 86, maxHeight: 498 }],
  ['below, to the right edge', { left: 700, top: 50, width: 80, height: 32 }, { left: 580, top: 86, maxHeight: 498 }],
  ['kept off the right edge', { left: 960, top: 50, width: 40, height: 32 }, { left: 784, top: 86, maxHeight: 498 }],
  ['kept off the left edge', { left: 4, top: 50, width: 40, height: 32 }, { left: 16, top: 86, maxHeight: 498 }],
  [
    'above near the lower edge',
    { left: 100, top: 500, width: 80, height: 32 },
    { left: 100, top: 246, maxHeight: 480 },
  ],
])('%s', (_case, anchor, place) => {
  expect(placeMenu(anchor, menu, view)).toEqual(place);
});

test('a menu longer than any room takes the larger one, and no more', () => {
  const long = { width: 200, height: 2000 };
  const high = { left: 100, top: 100, width: 80, height: 32 };
  expect(placeMenu(high, long, view)).toEqual({ left: 100, top: 136, maxHeight: 448 });
  const low = { left: 100, top: 400, width: 80, height: 32 };
  expect(placeMenu(low, long, view)).toEqual({ left: 100, top: 16, maxHeight: 380 });
});

test('a menu wider than the view begins at its margin', () => {
  expect(placeMenu({ left: 300, top: 50, width: 40, height: 32 }, menu, { width: 180, height: 600 }).left).toBe(16);
});
