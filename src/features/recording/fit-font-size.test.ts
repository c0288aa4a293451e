import { expect, test } from 'vitest';
import { fittingFontSize } from './fit-font-size.ts';

const place = { width: 800, height: 500, isShrinking: false };

test.each([
  ['fills the place', { width: 400, height: 250 }, 20],
  ['keeps within its height', { width: 400, height: 400 }, 12.5],
  ['keeps within its width', { width: 1600, height: 100 }, 5],
  ['has an upper end', { width: 10, height: 10 }, 22],
  ['has a lower end', { width: 90_000, height: 10 }, 1],
  ['is left alone before anything is drawn', { width: 0, height: 0 }, 10],
])('it %s', (_, drawn, size) => expect(fittingFontSize(10, drawn, place)).toBe(size));

test('what turns out too large by rounding is made a step smaller', () => {
  const again = { ...place, isShrinking: true };
  expect(fittingFontSize(10, { width: 801, height: 500 }, again)).toBe(9.5);
  expect(fittingFontSize(10, { width: 800, height: 500 }, again)).toBe(10);
  expect(fittingFontSize(1, { width: 801, height: 500 }, again)).toBe(1);
});
