// Which part of the log is asked for (docs/protocol/audit-catalogue.md#6).
import { epochMs } from '#lib/instant.ts';
import type { TimeZone } from '#lib/time.ts';

export const RANGES = ['15m', 'hour', 'today', '7d', '30d', 'any'] as const;

export type RangeName = (typeof RANGES)[number];

/** As the proxy takes it: RFC 3339 in UTC. */
export interface Interval {
  from: string;
  to: string;
}

/** One that has a name and moves with the clock, or one that stays where it is. */
export type Range = RangeName | Interval;

/** As it stands in an address; an interval as ISO 8601 writes it. */
export const formatRange = (range: Range): string => (typeof range === 'string' ? range : `${range.from}/${range.to}`);

/** The range that an address names; undefined where it names none. */
export function parseRange(text: string | null): Range | undefined {
  const [from = Number.NaN, to = Number.NaN, ...others] = (text ?? '').split('/').map(epochMs);
  if (others.length === 0 && from <= to) return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  return RANGES.find((range) => range === text);
}

const MINUTE = 60_000;

/** Midnight of a day, counted from the one that `now` is in. */
function midnight(now: number, zone: TimeZone, days: number): number {
  const date = new Date(now);
  if (zone === 'utc') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** Days begin at midnight of the zone that is shown; a range of days ends with today, so that the proxy's clock may be ahead. */
const rangeStart: Readonly<Record<RangeName, (now: number, zone: TimeZone) => number>> = {
  '15m': (now) => now - 15 * MINUTE,
  hour: (now) => now - 60 * MINUTE,
  today: (now, zone) => midnight(now, zone, 0),
  '7d': (now, zone) => midnight(now, zone, -6),
  '30d': (now, zone) => midnight(now, zone, -29),
  // Left out it would be a month ago.
  any: () => 0,
};

const isShort = (range: RangeName): boolean => range === '15m' || range === 'hour';

export function intervalOf(range: Range, now: number, zone: TimeZone): Interval {
  if (typeof range !== 'string') return range;
  const to = isShort(range) ? now : midnight(now, zone, 1) - 1;
  return { from: new Date(rangeStart[range](now, zone)).toISOString(), to: new Date(to).toISOString() };
}

/** Whether another zone makes it another interval. */
export const dependsOnZone = (range: Range): boolean => typeof range === 'string' && !isShort(range) && range !== 'any';
