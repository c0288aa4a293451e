import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

test.each<[number | undefined, string]>([
  [undefined, ''],
  [0, '0 seconds'],
  [499, '0 seconds'],
  [500, '1 second'],
  [1499, '1 second'],
  [7535, '8 seconds'],
  [59_600, '60 seconds'],
  [MINUTE_MS, '1 minute'],
  [1.5 * MINUTE_MS, '2 minutes'],
  [HOUR_MS - 1000, '60 minutes'],
  [HOUR_MS, '1 hour'],
  [1.5 * HOUR_MS, '2 hours'],
  [DAY_MS - MINUTE_MS, '24 hours'],
  [DAY_MS, '1 day'],
  [30 * DAY_MS, '1 month'],
  [400 * DAY_MS, '1 year'],
  [-7535, '8 seconds'],
])('%j ms is "%s"', (ms, text) => expect(durationText(ms)).toBe(text));
