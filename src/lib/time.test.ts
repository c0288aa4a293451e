import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { epochMs } from './instant.ts';
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatElapsed,
  formatRelative,
  formatShortDate,
  formatTimeOfDay,
  isUnsetTime,
  neverExpires,
} from './time.ts';

const originalTimeZone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'Europe/Berlin';
});
afterAll(() => {
  process.env.TZ = originalTimeZone;
});

// docs/behaviour.md#constants "Dates have the formats yyyy-MM-dd"
describe('date formats', () => {
  test.each([
    ['2023-06-20T22:05:09Z', ['2023-06-20 22:05:09', '2023-06-20', 'Jun 20, 2023']],
    ['2023-06-20T22:05:09.999999999Z', ['2023-06-20 22:05:09', '2023-06-20', 'Jun 20, 2023']],
    ['2023-06-21T00:05:09+02:00', ['2023-06-20 22:05:09', '2023-06-20', 'Jun 20, 2023']],
    // The hour that summer time skips in Berlin exists in UTC.
    ['2023-03-26T02:30:00Z', ['2023-03-26 02:30:00', '2023-03-26', 'Mar 26, 2023']],
    ['2024-02-29T00:00:00Z', ['2024-02-29 00:00:00', '2024-02-29', 'Feb 29, 2024']],
  ])('formats %s in UTC', (text, expected) => {
    expect([formatDateTime(text, 'utc'), formatDate(text, 'utc'), formatShortDate(text, 'utc')]).toStrictEqual(
      expected,
    );
  });

  test.each([
    ['2023-06-20T22:05:09Z', ['2023-06-21 00:05:09', '2023-06-21', 'Jun 21, 2023']],
    ['2023-03-26T00:59:59Z', ['2023-03-26 01:59:59', '2023-03-26', 'Mar 26, 2023']],
    ['2023-03-26T01:00:00Z', ['2023-03-26 03:00:00', '2023-03-26', 'Mar 26, 2023']],
  ])('formats %s in Berlin', (text, expected) => {
    expect([formatDateTime(text), formatDate(text), formatShortDate(text)]).toStrictEqual(expected);
  });

  test('formats epoch milliseconds', () => {
    expect(formatDateTime(0, 'utc')).toBe('1970-01-01 00:00:00');
  });

  test.each([
    '',
    'web-2',
    '2023',
    '2023-06-20',
    '2023-06-20 22:05:09',
    '2023-06-20T22:05:09',
    '2023-02-30T00:00:00Z',
    '2023-13-01T00:00:00Z',
    '2023-06-20T10:61:00Z',
    ' 2023-06-20T22:05:09Z',
    '2023-06-20T22:05:09Z; drop',
  ])('shows the invalid text %j unchanged', (text) => {
    expect([
      formatDateTime(text, 'utc'),
      formatDate(text),
      formatShortDate(text),
      formatRelative(0, text),
    ]).toStrictEqual([text, text, text, text]);
  });

  test('replaces characters that reverse the text with their code point', () => {
    expect([formatDate('\u202egpj.exe'), formatRelative(0, '\u202egpj.exe')]).toStrictEqual([
      'U+202Egpj.exe',
      'U+202Egpj.exe',
    ]);
  });

  test.each([Number.NaN, Infinity, 8.64e15 + 1])('shows the invalid time %s unchanged', (ms) => {
    expect([formatDateTime(ms), formatRelative(0, ms)]).toStrictEqual([String(ms), String(ms)]);
  });
});

describe('unset times', () => {
  test.each(['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z', '0001-01-01T00:00:00+00:00'])(
    'formats %s as never',
    (text) => {
      expect(isUnsetTime(text)).toBe(true);
      expect([epochMs(text), formatElapsed(0, text)]).toStrictEqual([Number.NaN, 'Unknown']);
      expect([
        formatDateTime(text),
        formatDateTime(text, 'utc'),
        formatShortDate(text),
        formatRelative(0, text),
      ]).toStrictEqual(Array.from({ length: 4 }, () => 'never'));
    },
  );
  // docs/behaviour.md#constants "An expiry more than a hundred years"
  test.each([
    ['', true],
    ['0001-01-01T00:00:00Z', true],
    ['3026-03-29T00:00:00Z', true],
    ['2262-04-11T23:47:16Z', true],
    ['2126-01-01T00:00:00Z', false],
    ['2027-01-01T00:00:00Z', false],
    ['1926-01-01T00:00:00Z', false],
    ['soon', false],
  ])('treats the expiry %j in 2026 as never: %s', (expiry, isForever) => {
    expect(neverExpires(Date.UTC(2026, 0, 2), expiry)).toBe(isForever);
  });

  test.each(['0001-01-01T00:00:01Z', '1970-01-01T00:00:00Z', '', 0])('does not treat %j as an unset time', (text) => {
    expect(isUnsetTime(text)).toBe(false);
  });
});

// docs/behaviour.md#constants "A relative time is shown up to a day"
describe('formatRelative', () => {
  const now = Date.UTC(2026, 0, 2, 12);
  const S = 1000;
  const M = 60 * S;
  const H = 60 * M;
  test.each([
    [0, 'now'],
    [-999, 'now'],
    [-S, '1 second ago'],
    [-M + 1, '59 seconds ago'],
    [-M, '1 minute ago'],
    [-H + 1, '59 minutes ago'],
    [-H, '1 hour ago'],
    [-24 * H + 1, '23 hours ago'],
    [-24 * H, 'Jan 01, 2026'],
    [999, 'now'],
    [S, 'in 1 second'],
    [90 * M, 'in 1 hour'],
    [24 * H - 1, 'in 23 hours'],
    [24 * H, 'Jan 03, 2026'],
  ])('formats a time %d ms away', (offsetMs, text) => {
    expect(formatRelative(now, now + offsetMs)).toBe(text);
    expect(formatRelative(now, new Date(now + offsetMs).toISOString())).toBe(text);
  });
});

test.each([
  [0, '0 sec'],
  [-5000, '0 sec'],
  [999, '0 sec'],
  [1000, '1 sec'],
  [59_999, '59 sec'],
  [60_000, '1 min'],
  [61_000, '1 min 1 sec'],
  [3_599_999, '59 min 59 sec'],
  [3_600_000, '1 hr'],
  [3_605_000, '1 hr'],
  [7_500_000, '2 hr 5 min'],
  [86_399_999, '23 hr 59 min'],
  [86_400_000, '1 day'],
  [86_460_000, '1 day'],
  [3 * 86_400_000 + 4 * 3_600_000, '3 days 4 hr'],
  [400 * 86_400_000, '400 days'],
  [Number.NaN, 'Unknown'],
  [Infinity, 'Unknown'],
])('formats a duration of %d ms as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test.each([
  ['2026-11-20T12:00:00Z', 'under a minute'],
  ['2026-11-20T11:59:00.001Z', 'under a minute'],
  ['2026-11-20T11:59:00Z', '1 min'],
  ['2026-11-20T11:58:01Z', '1 min'],
  ['2026-11-20T09:39:30Z', '2 hr 20 min'],
  ['2026-11-18T11:00:00Z', '2 days 1 hr'],
  ['2026-11-20T12:05:00Z', 'under a minute'],
  ['long ago', 'Unknown'],
  ['', 'Unknown'],
])('formats the time from %s to noon as %s', (instant, text) => {
  expect(formatElapsed(Date.parse('2026-11-20T12:00:00Z'), instant)).toBe(text);
});

test('a time of day has hours and minutes', () => {
  expect(formatTimeOfDay('2026-11-20T07:05:59Z', 'utc')).toBe('07:05');
});
