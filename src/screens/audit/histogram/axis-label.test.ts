import { expect, test } from 'vitest';
import { axisLabel } from './axis-label.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each([
  ['14:00:15', 15 * MINUTE, 15_000],
  ['14:00', 60 * MINUTE, MINUTE],
  ['14:00', DAY, 30 * MINUTE],
  ['11-20', 7 * DAY, 180 * MINUTE],
  ['2026-11-20', 400 * DAY, 7 * DAY],
])('shows %s for a range of %d ms', (text, range, column) =>
  expect(axisLabel(Date.parse('2026-11-20T14:00:15Z'), 'utc', { range, column })).toBe(text),
);
