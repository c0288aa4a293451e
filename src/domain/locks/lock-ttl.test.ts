import { expect, test } from 'vitest';
import { ENTER_DATE_AND_TIME } from '#lib/messages.ts';
import { TIME_IN_THE_PAST, TIME_TOO_FAR_AHEAD } from './messages.ts';
import { TTL_HOURS, formatTtl, ttlUntil, validateUntil } from './lock-ttl.ts';

const HOUR_MS = 3_600_000;

test.each([
  [1000, '1s'],
  [1, '1s'],
  [60_000, '1m'],
  [61_500, '1m2s'],
  [HOUR_MS, '1h'],
  [HOUR_MS + 1000, '1h1s'],
  [2.5 * HOUR_MS, '2h30m'],
  [TTL_HOURS.shift * HOUR_MS, '8h'],
  [TTL_HOURS.day * HOUR_MS, '24h'],
  [TTL_HOURS.week * HOUR_MS, '168h'],
  [9000 * HOUR_MS + 59 * 60_000 + 59_000, '9000h59m59s'],
])('formats %i ms as %s', (ms, ttl) => {
  expect(formatTtl(ms)).toBe(ttl);
});

// `until` contains local time, so this time must be local too.
const now = Date.parse('2026-11-20T12:00');

test.each([
  ['2026-11-20T12:01', undefined],
  ['2126-11-20T12:00', undefined],
  ['2026-11-20T12:00', TIME_IN_THE_PAST],
  ['2025-01-01T00:00', TIME_IN_THE_PAST],
  ['9999-12-31T23:59', TIME_TOO_FAR_AHEAD],
  ['', ENTER_DATE_AND_TIME],
  ['tomorrow', ENTER_DATE_AND_TIME],
])('validates the end %s as %s', (until, errorText) => {
  expect(validateUntil(until, now)).toBe(errorText);
});

test('the TTL is the time from now to the end', () => expect(ttlUntil('2026-11-21T13:30', now)).toBe('25h30m'));
