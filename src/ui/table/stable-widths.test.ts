import { expect, test } from 'vitest';
import { stableWidths } from './stable-widths.ts';

const AVAILABLE_WIDTH = 800;
const columns = (preferredWidths: Record<string, number>) =>
  Object.entries(preferredWidths).map(([key, width]) => ({ key, preferredWidth: width }));
const preferredAfter = (preferredWidths: Record<string, number>) =>
  stableWidths(columns(preferredWidths), new Map(), AVAILABLE_WIDTH).preferred;

/** The widths after they no longer change. */
const widths = (preferredWidths: Record<string, number>, previous: ReadonlyMap<string, number>) => {
  const settled = stableWidths(columns(preferredWidths), previous, AVAILABLE_WIDTH).preferred;
  return Object.fromEntries(stableWidths(columns(preferredWidths), settled, AVAILABLE_WIDTH).widths);
};

test.each([
  ['have the same content', { name: 100, type: 300 }, { name: 200, type: 600 }],
  ['have less content', { name: 50, type: 20 }, { name: 200, type: 600 }],
  ['have more content that fits', { name: 190, type: 300 }, { name: 200, type: 600 }],
  ['would be truncated', { name: 300, type: 300 }, { name: 400, type: 400 }],
  ['have another column', { name: 100, type: 300, role: 400 }, { name: 100, type: 300, role: 400 }],
])('computes the widths of columns of 100 and 300 pixels if new rows %s', (_which, preferredWidths, expected) => {
  expect(widths(preferredWidths, preferredAfter({ name: 100, type: 300 }))).toEqual(expected);
});

test('returns the same object while nothing changes', () => {
  const previous = preferredAfter({ name: 100, type: 300 });
  expect(stableWidths(columns({ name: 150, type: 300 }), previous, AVAILABLE_WIDTH).preferred).toBe(previous);
});
