import { expect, test } from 'vitest';
import { fittingFontSize } from './fit-font-size.ts';

const available = { width: 800, height: 500, isShrinking: false };

test.each([
  ['fills the available space', { width: 400, height: 250 }, 20],
  ['fits the height', { width: 400, height: 400 }, 12.5],
  ['fits the width', { width: 1600, height: 100 }, 5],
  ['has a maximum', { width: 10, height: 10 }, 22],
  ['has a minimum', { width: 90_000, height: 10 }, 1],
  ['stays the same before anything is drawn', { width: 0, height: 0 }, 10],
])('the font size %s', (_, drawn, size) => expect(fittingFontSize(10, drawn, available)).toBe(size));

test('shrinks by one step when rounding made the text too large', () => {
  const availableWhileShrinking = { ...available, isShrinking: true };
  expect(fittingFontSize(10, { width: 801, height: 500 }, availableWhileShrinking)).toBe(9.5);
  expect(fittingFontSize(10, { width: 800, height: 500 }, availableWhileShrinking)).toBe(10);
  expect(fittingFontSize(1, { width: 801, height: 500 }, availableWhileShrinking)).toBe(1);
});
