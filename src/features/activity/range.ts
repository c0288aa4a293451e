// The time range of a log (docs/protocol/audit-catalogue.md#6).
import { epochMs } from '#lib/instant.ts';
import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { ENTER_DATE_AND_TIME } from '#lib/messages.ts';
import { END_BEFORE_START } from './messages.ts';

export const RANGES = ['15m', 'hour', 'today', '7d', '30d', 'any'] as const;

export type RangeName = (typeof RANGES)[number];

/** Both times are RFC 3339 in UTC, the format of the proxy. */
export interface Interval {
  from: string;
  to: string;
}

/** A named range moves with the clock. An interval is fixed. */
export type Range = RangeName | Interval;

/** The range as text for an address; an interval in the format of ISO 8601. */
export const formatRange = (range: Range): string => (typeof range === 'string' ? range : `${range.from}/${range.to}`);

/** Parses the range in an address; undefined if the text is invalid. */
export function parseRange(text: string | null): Range | undefined {
  const [from = Number.NaN, to = Number.NaN, ...others] = (text ?? '').split('/').map(epochMs);
  if (others.length === 0 && from <= to) return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  return RANGES.find((range) => range === text);
}

/** Whether the page shows another range than the address names, because it can't use that range. */
export function isRangeReplaced(text: string | null, shown: Range): boolean {
  if (text === null || text === '') return false;
  const range = parseRange(text);
  return range === undefined || formatRange(range) !== formatRange(shown);
}

const MINUTE = 60_000;

/** Midnight at the start of a day; `days` counts from the day of `now`. */
function midnight(now: number, zone: TimeZone, days: number): number {
  const date = new Date(now);
  if (zone === 'utc') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + days);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** Days start at midnight of the displayed zone. Day ranges end with today, because the proxy's clock may be fast. */
const rangeStart: Readonly<Record<RangeName, (now: number, zone: TimeZone) => number>> = {
  '15m': (now) => now - 15 * MINUTE,
  hour: (now) => now - 60 * MINUTE,
  today: (now, zone) => midnight(now, zone, 0),
  '7d': (now, zone) => midnight(now, zone, -6),
  '30d': (now, zone) => midnight(now, zone, -29),
  // Without a start, the proxy would use one month ago.
  any: () => 0,
};

const isShort = (range: RangeName): boolean => range === '15m' || range === 'hour';

export function intervalOf(range: Range, now: number, zone: TimeZone): Interval {
  if (typeof range !== 'string') return range;
  const to = isShort(range) ? now : midnight(now, zone, 1) - 1;
  return { from: new Date(rangeStart[range](now, zone)).toISOString(), to: new Date(to).toISOString() };
}

/** The 24 hours before an instant. */
export const lastDay = (now: number): Interval => ({
  from: new Date(now - 24 * 60 * MINUTE).toISOString(),
  to: new Date(now).toISOString(),
});

/** Whether the range depends on the time zone. */
export const dependsOnZone = (range: Range): boolean => typeof range === 'string' && !isShort(range) && range !== 'any';

/** The value of a `datetime-local` field for an instant, to the second, as the zone shows it. */
export const fieldValueOf = (instant: string, zone: TimeZone): string =>
  formatDateTime(instant, zone).replace(' ', 'T');

/** Epoch milliseconds of the value of a `datetime-local` field; NaN if it is incomplete. */
const fieldMs = (value: string, zone: TimeZone): number =>
  Date.parse(zone === 'utc' && value !== '' ? `${value}Z` : value);

/** The validation errors of the fields of a custom interval. */
export function validateInterval(from: string, to: string, zone: TimeZone): { from?: string; to?: string } {
  const [start, end] = [fieldMs(from, zone), fieldMs(to, zone)];
  if (Number.isNaN(start) || Number.isNaN(end))
    return {
      ...(Number.isNaN(start) && { from: ENTER_DATE_AND_TIME }),
      ...(Number.isNaN(end) && { to: ENTER_DATE_AND_TIME }),
    };
  return end < start ? { to: END_BEFORE_START } : {};
}

/** The interval of valid fields. It includes the last second. */
export const intervalOfFields = (from: string, to: string, zone: TimeZone): Interval => ({
  from: new Date(fieldMs(from, zone)).toISOString(),
  to: new Date(fieldMs(to, zone) + 999).toISOString(),
});
