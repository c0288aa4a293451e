import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each<[number | undefined, string]>([
  [undefined, ''],
  [0, '0 seconds'],
  [499, '0 seconds'],
  [500, '1 second'],
  [1499, '1 second'],
  [7535, '8 seconds'],
  [59_600, '60 seconds'],
  [MINUTE, '1 minute'],
  [1.5 * MINUTE, '2 minutes'],
  [HOUR - 1000, '60 minutes'],
  [HOUR, '1 hour'],
  [1.5 * HOUR, '2 hours'],
  [DAY - MINUTE, '24 hours'],
  [DAY, '1 day'],
  [30 * DAY, '1 month'],
  [400 * DAY, '1 year'],
  [-7535, '8 seconds'],
])('%j ms is "%s"', (ms, text) => expect(durationText(ms)).toBe(text));
