import { expect, test } from 'vitest';
import { popoverPosition } from './popover-position.ts';

const viewport = { width: 360, height: 640 };
const bubble = { width: 100, height: 30 };

test.each([
  ['centers the popover above the anchor', { left: 150, top: 300, width: 40, height: 32 }, { left: 120, top: 270 }],
  [
    'places the popover below an anchor near the top edge',
    { left: 150, top: 8, width: 40, height: 32 },
    { left: 120, top: 40 },
  ],
  ['keeps the margin to the left edge', { left: 0, top: 300, width: 20, height: 32 }, { left: 16, top: 270 }],
  ['keeps the margin to the right edge', { left: 340, top: 300, width: 20, height: 32 }, { left: 244, top: 270 }],
])('%s', (_case, anchor, expectedPosition) => {
  expect(popoverPosition(anchor, bubble, viewport)).toEqual(expectedPosition);
});

test('places the left edge of a popover that is wider than the window at the margin', () => {
  const anchor = { left: 150, top: 300, width: 40, height: 32 };
  expect(popoverPosition(anchor, { width: 400, height: 30 }, viewport).left).toBe(16);
});
