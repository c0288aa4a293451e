import { expect, test } from 'vitest';
import { axisLabel } from './axis-label.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test.each([
  ['14:00:15', 15 * MINUTE_MS, 15_000],
  ['14:00', 60 * MINUTE_MS, MINUTE_MS],
  ['14:00', DAY_MS, 30 * MINUTE_MS],
  ['11-20', 7 * DAY_MS, 180 * MINUTE_MS],
  ['2026-11-20', 400 * DAY_MS, 7 * DAY_MS],
])('shows %s for a range of %d ms and columns of %d ms', (text, range, column) =>
  expect(axisLabel(Date.parse('2026-11-20T14:00:15Z'), 'utc', { range, column })).toBe(text),
);
