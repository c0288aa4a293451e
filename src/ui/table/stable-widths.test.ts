import { expect, test } from 'vitest';
import { stableWidths } from './stable-widths.ts';

const AVAILABLE_WIDTH = 800;
const columns = (wants: Record<string, number>) =>
  Object.entries(wants).map(([key, one]) => ({ key, preferredWidth: one }));
const preferredAfter = (first: Record<string, number>) =>
  stableWidths(columns(first), new Map(), AVAILABLE_WIDTH).preferred;

/** The widths after they no longer change. */
const widths = (wants: Record<string, number>, held: ReadonlyMap<string, number>) => {
  const settled = stableWidths(columns(wants), held, AVAILABLE_WIDTH).preferred;
  return Object.fromEntries(stableWidths(columns(wants), settled, AVAILABLE_WIDTH).widths);
};

test.each([
  ['have the same content', { name: 100, type: 300 }, { name: 200, type: 600 }],
  ['have less content', { name: 50, type: 20 }, { name: 200, type: 600 }],
  ['have more content that fits', { name: 190, type: 300 }, { name: 200, type: 600 }],
  ['would be truncated', { name: 300, type: 300 }, { name: 400, type: 400 }],
  ['include a new column', { name: 100, type: 300, role: 400 }, { name: 100, type: 300, role: 400 }],
])('computes the widths of columns of 100 and 300 pixels if new rows %s', (_which, wants, expected) => {
  expect(widths(wants, preferredAfter({ name: 100, type: 300 }))).toEqual(expected);
});

test('returns the same object while nothing changes', () => {
  const held = preferredAfter({ name: 100, type: 300 });
  expect(stableWidths(columns({ name: 150, type: 300 }), held, AVAILABLE_WIDTH).preferred).toBe(held);
});
