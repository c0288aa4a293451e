import { expect, test } from 'vitest';
import { stableWidths } from './stable-widths.ts';

const AVAILABLE_WIDTH = 800;
const columns = (wants: Record<string, number>) =>
  Object.entries(wants).map(([key, one]) => ({ key, preferredWidth: one }));
const preferredAfter = (first: Record<string, number>) =>
  stableWidths(columns(first), new Map(), AVAILABLE_WIDTH).preferred;

/** The widths once they are settled. */
const widths = (wants: Record<string, number>, held: ReadonlyMap<string, number>) => {
  const settled = stableWidths(columns(wants), held, AVAILABLE_WIDTH).preferred;
  return Object.fromEntries(stableWidths(columns(wants), settled, AVAILABLE_WIDTH).widths);
};

test.each([
  ['that hold no more', { name: 100, type: 300 }, { name: 200, type: 600 }],
  ['that hold less', { name: 50, type: 20 }, { name: 200, type: 600 }],
  ['that hold more, for which there is room', { name: 190, type: 300 }, { name: 200, type: 600 }],
  ['that would be cut, which move them', { name: 300, type: 300 }, { name: 400, type: 400 }],
  [
    'of a column that is new, which moves them',
    { name: 100, type: 300, role: 400 },
    { name: 100, type: 300, role: 400 },
  ],
])('columns of 100 and 300 pixels keep still under rows %s', (_which, wants, expected) => {
  expect(widths(wants, preferredAfter({ name: 100, type: 300 }))).toEqual(expected);
});

test('what is held stays the same thing while nothing changes', () => {
  const held = preferredAfter({ name: 100, type: 300 });
  expect(stableWidths(columns({ name: 150, type: 300 }), held, AVAILABLE_WIDTH).preferred).toBe(held);
});
