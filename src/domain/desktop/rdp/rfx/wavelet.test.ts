import { describe, expect, test } from 'vitest';
import { FINEST_QUANTIZATION, quantizationBytes, quantize, toSubBands } from '#domain/desktop/rdp/test-encoder.ts';
import { shiftsOf } from './quant.ts';
import { TILE_PIXELS } from './tile-size.ts';
import { inverseWavelet } from './wavelet.ts';

function restoreComponent(coefficients: readonly number[]): number[] {
  const values = Int16Array.from(coefficients);
  inverseWavelet({ values, scratch: new Int16Array(TILE_PIXELS).fill(99) });
  return [...values];
}

/** Coefficients without quantization. The last sub-band contains differences. */
const coefficientsOf = (component: Int32Array): number[] =>
  quantize(toSubBands(component), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);

const component = (valueAt: (x: number, y: number) => number): Int32Array =>
  Int32Array.from({ length: TILE_PIXELS }, (_, index) => Math.round(valueAt(index % 64, index >> 6)));

describe('a color component without quantization', () => {
  test('is restored exactly if it is flat', () => {
    const flat = component(() => -4096);
    expect(restoreComponent(coefficientsOf(flat))).toEqual([...flat]);
  });

  test.each([
    ['slopes', (x: number, y: number) => 40 * x - 31 * y],
    ['waves', (x: number, y: number) => 2000 * Math.sin(x / 3) + 1900 * Math.cos(y / 5)],
    ['stripes', (x: number) => (x % 2 ? 4000 : -4000)],
    ['a checkerboard', (x: number, y: number) => ((x + y) % 2 ? 4000 : -4000)],
    ['noise', (x: number, y: number) => ((x * 7919 + y * 104_729 + x * y * 31) % 8000) - 4000],
  ])('is restored with an error of at most 8 if it has %s', (_, valueAt) => {
    const original = component(valueAt);
    const restoredValues = restoreComponent(coefficientsOf(original));
    // 32 units are one color level.
    const errors = restoredValues.map((value, index) => Math.abs(value - (original[index] ?? 0)));
    expect(Math.max(...errors)).toBeLessThanOrEqual(8);
  });
});

test('a single difference in the last sub-band affects all values after it', () => {
  const coefficients = Array.from({ length: TILE_PIXELS }, (_, index) => (index === TILE_PIXELS - 64 ? 320 : 0));
  expect(restoreComponent(coefficients).every((value) => value === 320)).toBe(true);
});

test('a single detail coefficient is spread by the equations of MS-RDPRFX 3.1.8.2.4', () => {
  // The first coefficient of sub-band HL1 changes the values next to it in the first two rows.
  const rows = restoreComponent(Array.from({ length: TILE_PIXELS }, (_, index) => (index === 0 ? 64 : 0)));
  expect(rows.slice(0, 5)).toEqual([-64, 80, -32, -16, 0]);
  expect(rows.slice(64, 69)).toEqual([-32, 40, -16, -8, 0]);
  expect(rows.slice(128).every((value) => value === 0)).toBe(true);
});

test('rounds halves up in even columns and down in odd columns', () => {
  const rows = restoreComponent(Array.from({ length: TILE_PIXELS }, (_, index) => (index === 1 ? 1 : 0)));
  expect(rows.slice(0, 7)).toEqual([0, -1, -1, 1, -1, -1, 0]);
});

test('converts the quantization factors of all sub-bands to shifts', () => {
  const shifts = [...shiftsOf(Uint8Array.of(0x66, 0x66, 0x77, 0x88, 0x98))];
  const expectedStart = [7, 7, 8].flatMap((shift) => Array.from({ length: 16 }, () => shift));
  expect(shifts).toEqual([...expectedStart, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 5, 5, 5, 5]);
  expect([...shiftsOf(quantizationBytes(FINEST_QUANTIZATION))]).toEqual(Array.from({ length: 64 }, () => 5));
  // The nibbles of each byte, the low one first: LL3 LH3, HL3 HH3, LH2 HL2, HH2 LH1, HL1 HH1.
  const allShifts = [...shiftsOf(Uint8Array.of(0x76, 0x98, 0xba, 0xdc, 0xfe))];
  expect([0, 16, 32, 48, 52, 56, 60, 61, 62, 63].map((index) => allShifts[index])).toEqual([
    13, 12, 14, 10, 9, 11, 7, 6, 8, 5,
  ]);
  expect([...shiftsOf(new Uint8Array(5))]).toEqual(Array.from({ length: 64 }, () => 0));
});
