import { expect, test } from 'vitest';
import { isSharp, scaleOf, type Scaling } from './scale.ts';

const desktop = { width: 1600, height: 800 };
const wide = { width: 1200, height: 300 };
const tall = { width: 400, height: 900 };

test.each([
  ['fit', { room: wide, density: 1 }, 0.375],
  ['fit', { room: tall, density: 1 }, 0.25],
  ['fit', { room: { width: 3200, height: 1600 }, density: 1 }, 2],
  ['fill', { room: wide, density: 1 }, 0.75],
  ['fill', { room: tall, density: 1 }, 1.125],
  ['actual', { room: wide, density: 1 }, 1],
  ['actual', { room: wide, density: 2 }, 0.5],
  ['fit', { room: { width: 0, height: 0 }, density: 1 }, 1],
] satisfies [Scaling, Parameters<typeof scaleOf>[2], number][])(
  'the scale for "%s" in the view %o is %d',
  (scaling, view, scale) => {
    expect(scaleOf(scaling, desktop, view)).toBe(scale);
  },
);

test('pixels are sharp at whole multiples of screen pixels', () => {
  expect([isSharp(1, 1), isSharp(1, 2), isSharp(0.5, 2), isSharp(1 / 3, 3)]).toEqual([true, true, true, true]);
  expect([isSharp(0.9, 1), isSharp(0.75, 2)]).toEqual([false, false]);
});
