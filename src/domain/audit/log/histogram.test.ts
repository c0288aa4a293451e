import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildHistogram, bucketStepOf } from './histogram.ts';
import { unreadableRow, rowOf } from '#domain/audit/test-rows.ts';

const originalZone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'Europe/Berlin';
});
afterAll(() => {
  process.env.TZ = originalZone;
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const range = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });
const startTimesOf = (buckets: readonly { from: number }[]) => buckets.map(({ from }) => new Date(from).toISOString());

// docs/behaviour.md#audit-events "The timeline counts the loaded events"
test.each([
  [15 * MINUTE_MS, 15_000],
  [HOUR_MS, MINUTE_MS],
  [DAY_MS, 30 * MINUTE_MS],
  [7 * DAY_MS, 3 * HOUR_MS],
  [30 * DAY_MS, 12 * HOUR_MS],
  [365 * DAY_MS, 7 * DAY_MS],
  [0, 1000],
  [100_000 * DAY_MS, 1667 * DAY_MS],
])('splits a range of %d ms into buckets of %d ms', (length, step) =>
  expect(bucketStepOf({ from: 0, to: length })).toBe(step),
);

test('counts events by outcome and ignores events outside the range and unreadable records', () => {
  const rowAt = (time: string, code = 'T1000I') => rowOf({ time: `2030-01-02T${time}Z`, code });
  const rows = [
    rowAt('03:00:00'),
    rowAt('03:00:59.999', 'T1000W'),
    rowAt('03:01:00', 'T1012I'),
    rowAt('04:00:00'),
    rowAt('02:59:59.999'),
    rowAt('04:00:00.001'),
    unreadableRow(),
  ];
  const buckets = buildHistogram(rows, range('2030-01-02T03:00:00Z', '2030-01-02T04:00:00Z'), 'utc');
  expect(buckets).toHaveLength(61);
  expect(buckets[0]).toMatchObject({ ok: 1, failure: 1, info: 0 });
  expect(buckets[1]).toMatchObject({ ok: 0, failure: 0, info: 1 });
  expect(buckets.at(-1)).toMatchObject({ from: Date.parse('2030-01-02T04:00:00Z'), ok: 1 });
  expect(buckets.reduce((sum, { ok, failure, info }) => sum + ok + failure + info, 0)).toBe(4);
});

// docs/behaviour.md#audit-events "The timeline counts the loaded events"
describe('the start of buckets', () => {
  test('is aligned to the clock in UTC', () => {
    const buckets = buildHistogram([], range('2030-01-02T03:04:05Z', '2030-01-08T03:04:05Z'), 'utc');
    expect(startTimesOf(buckets).slice(0, 3)).toEqual([
      '2030-01-02T03:00:00.000Z',
      '2030-01-02T06:00:00.000Z',
      '2030-01-02T09:00:00.000Z',
    ]);
  });

  test('is midnight in Berlin, an hour before midnight in UTC', () => {
    const buckets = buildHistogram([], range('2030-01-01T23:30:00Z', '2030-02-20T00:00:00Z'), 'local');
    expect(startTimesOf(buckets).slice(0, 2)).toEqual(['2030-01-01T23:00:00.000Z', '2030-01-02T23:00:00.000Z']);
  });

  test('is still midnight in Berlin after summer time starts', () => {
    const buckets = buildHistogram([], range('2026-03-28T12:00:00Z', '2026-04-26T12:00:00Z'), 'local');
    const midnights = startTimesOf(buckets).filter((start) => /T2[23]:00/.test(start));
    expect(midnights.slice(0, 3)).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
      '2026-03-30T22:00:00.000Z',
    ]);
  });

  test('has no bucket for the hour missing in spring, and one for the repeated hour in autumn, in Berlin', () => {
    const spring = buildHistogram([], range('2026-03-29T00:30:00Z', '2026-03-30T12:00:00Z'), 'local');
    expect(startTimesOf(spring).slice(0, 3)).toEqual([
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-03-29T02:00:00.000Z',
    ]);
    const autumn = buildHistogram([], range('2026-10-24T23:30:00Z', '2026-10-26T12:00:00Z'), 'local');
    expect(startTimesOf(autumn).slice(0, 3)).toEqual([
      '2026-10-24T23:00:00.000Z',
      '2026-10-25T00:00:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
  });

  test('is the end of the previous bucket, so that the buckets cover the range without gaps', () => {
    for (const zone of ['utc', 'local'] as const) {
      const fullRange = range('2026-03-20T01:02:03Z', '2026-11-03T04:05:06Z');
      const buckets = buildHistogram([], fullRange, zone);
      expect(buckets[0]?.from).toBeLessThanOrEqual(fullRange.from);
      expect(buckets.at(-1)?.to).toBeGreaterThan(fullRange.to);
      expect(buckets.slice(1).map(({ from }) => from)).toEqual(buckets.slice(0, -1).map(({ to }) => to));
    }
  });
});

test.each([
  [{ from: 5, to: 1 }],
  [{ from: Number.NaN, to: 1 }],
  [{ from: 0, to: Number.NaN }],
  [{ from: -1e300, to: 1e300 }],
])('the invalid range %j has no buckets', (invalidRange) =>
  expect(buildHistogram([rowOf()], invalidRange, 'local')).toEqual([]),
);
