import { expect, test } from 'vitest';
import { toYCbCr } from '#domain/desktop/rdp/test-encoder.ts';
import { toPixels } from './colors.ts';
import { TILE_PIXELS } from './tile-size.ts';

const filled = (value: number): Int16Array => new Int16Array(TILE_PIXELS).fill(value);

function firstPixelOf(y: number, cb: number, cr: number): number[] {
  const pixels = new Uint8ClampedArray(TILE_PIXELS * 4);
  toPixels({ y: filled(y), cb: filled(cb), cr: filled(cr) }, pixels);
  return [...pixels.subarray(0, 4)];
}

test('rounds colors, clamps them to the range of a byte, and makes them opaque', () => {
  expect(firstPixelOf(0, 0, 0)).toEqual([128, 128, 128, 255]);
  expect(firstPixelOf(-4096, 0, 0)).toEqual([0, 0, 0, 255]);
  expect(firstPixelOf(15, 0, 0)).toEqual([128, 128, 128, 255]);
  expect(firstPixelOf(16, 0, 0)).toEqual([129, 129, 129, 255]);
  expect(firstPixelOf(0, 4095, 4095)).toEqual([255, 0, 255, 255]);
  expect(firstPixelOf(9000, 0, 0)).toEqual([255, 255, 255, 255]);
  expect(firstPixelOf(-9000, 0, 0)).toEqual([0, 0, 0, 255]);
});

test('colors differ by at most one level per channel after both conversions', () => {
  const levels = [0, 1, 63, 64, 127, 128, 200, 254, 255];
  const colors = levels.flatMap((red) => levels.flatMap((green) => levels.map((blue) => [red, green, blue, 255])));
  const rgba = Uint8ClampedArray.from(
    { length: TILE_PIXELS * 4 },
    (_, index) => colors[(index >> 2) % 729]?.[index & 3] ?? 0,
  );
  const [y, cb, cr] = toYCbCr(rgba).map((component) => Int16Array.from(component));
  const pixels = new Uint8ClampedArray(TILE_PIXELS * 4);
  toPixels({ y: y ?? filled(0), cb: cb ?? filled(0), cr: cr ?? filled(0) }, pixels);
  const errors = [...pixels].map((value, index) => Math.abs(value - (rgba[index] ?? 0)));
  expect(Math.max(...errors)).toBeLessThanOrEqual(1);
});
