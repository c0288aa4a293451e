// Formats times and durations. `instant.ts` parses the timestamps of the proxy.
import { epochMs, isZeroTime } from './instant.ts';
import { NEVER, UNDER_A_MINUTE, UNKNOWN } from './messages.ts';
import { LOCALE } from './text/locale.ts';
import { once } from './once.ts';
import { sanitize } from './text/sanitize.ts';

export type TimeZone = 'utc' | 'local';

/** RFC 3339 from the proxy, or epoch milliseconds. */
type Instant = string | number;

const MAX_INSTANT_MS = 8.64e15; // the latest time of a Date
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Epoch milliseconds; NaN for other values. */
function toEpochMs(instant: Instant): number {
  if (typeof instant === 'number') return Math.abs(instant) <= MAX_INSTANT_MS ? instant : Number.NaN;
  return epochMs(instant);
}

/** The proxy sends a time that was never set as the year 1 (docs/protocol/auth-and-identity.md#1.2). */
export const isUnsetTime = (instant: Instant): boolean => typeof instant === 'string' && isZeroTime(instant);

/** Proxies send "never" as the zero time or as a time centuries in the future, such as in a thousand years. */
const CENTURY_MS = 100 * 365.25 * DAY_MS;

/** Whether an expiry means "never". It is empty if the proxy did not send it. */
export const neverExpires = (now: number, expiry: string): boolean =>
  expiry === '' || isUnsetTime(expiry) || toEpochMs(expiry) - now > CENTURY_MS;

const padZeros = (count: number, digits = 2): string => String(count).padStart(digits, '0');

/** The parts of a date in a time zone, padded with zeros. */
function datePartsIn(zone: TimeZone, ms: number) {
  const date = new Date(ms);
  const isUtc = zone === 'utc';
  return {
    year: padZeros(isUtc ? date.getUTCFullYear() : date.getFullYear(), 4),
    month: padZeros((isUtc ? date.getUTCMonth() : date.getMonth()) + 1),
    day: padZeros(isUtc ? date.getUTCDate() : date.getDate()),
    hours: padZeros(isUtc ? date.getUTCHours() : date.getHours()),
    minutes: padZeros(isUtc ? date.getUTCMinutes() : date.getMinutes()),
    seconds: padZeros(isUtc ? date.getUTCSeconds() : date.getSeconds()),
  };
}

type DateParts = ReturnType<typeof datePartsIn>;

const formatDay = ({ year, month, day }: DateParts): string => `${year}-${month}-${day}`;
const formatClock = ({ hours, minutes, seconds }: DateParts): string => `${hours}:${minutes}:${seconds}`;

/** Creates a formatter, which returns "never" for an unset time and sanitizes text that is not a timestamp. */
const createFormat =
  (format: (ms: number, zone: TimeZone) => string) =>
  (instant: Instant, zone: TimeZone = 'local'): string => {
    if (isUnsetTime(instant)) return NEVER;
    const ms = toEpochMs(instant);
    return Number.isNaN(ms) ? sanitize(String(instant)) : format(ms, zone);
  };

const SHORT_DATE = { year: 'numeric', month: 'short', day: '2-digit' } as const;

const shortDates: Readonly<Record<TimeZone, () => Intl.DateTimeFormat>> = {
  utc: once(() => new Intl.DateTimeFormat(LOCALE, { ...SHORT_DATE, timeZone: 'UTC' })),
  local: once(() => new Intl.DateTimeFormat(LOCALE, SHORT_DATE)),
};

// The three formats of docs/behaviour.md#constants. The first two do not use `Intl`, because the rows of the audit log
// show them: `Intl` takes more than twice as long for each, and its first object takes a slow device 50 ms.
export const formatDateTime = createFormat((ms, zone) => {
  const parts = datePartsIn(zone, ms);
  return `${formatDay(parts)} ${formatClock(parts)}`;
});
export const formatDate = createFormat((ms, zone) => formatDay(datePartsIn(zone, ms)));
/** The time of day, without seconds. */
export const formatTimeOfDay = createFormat((ms, zone) => formatClock(datePartsIn(zone, ms)).slice(0, -':00'.length));
export const formatShortDate = createFormat((ms, zone) => shortDates[zone]().format(ms));

const relativeFormat = once(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }));

/** "in 5 minutes", "3 hours ago"; the short date for instants a day or more away. */
export function formatRelative(now: number, instant: Instant): string {
  const differenceMs = toEpochMs(instant) - now;
  const distanceMs = Math.abs(differenceMs);
  if (distanceMs < MINUTE_MS) return relativeFormat().format(Math.trunc(differenceMs / SECOND_MS), 'second');
  if (distanceMs < HOUR_MS) return relativeFormat().format(Math.trunc(differenceMs / MINUTE_MS), 'minute');
  if (distanceMs < DAY_MS) return relativeFormat().format(Math.trunc(differenceMs / HOUR_MS), 'hour');
  return formatShortDate(instant);
}

// From large to small. `perNext` is how many of a unit make one of the next larger unit.
const units = [
  { unit: 'day', ms: DAY_MS, perNext: Infinity },
  { unit: 'hour', ms: HOUR_MS, perNext: 24 },
  { unit: 'minute', ms: MINUTE_MS, perNext: 60 },
  { unit: 'second', ms: SECOND_MS, perNext: 60 },
].map(({ unit, ms, perNext }) => {
  const numberFormat = once(() => new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'short' }));
  return { ms, format: (durationMs: number) => numberFormat().format(Math.floor(durationMs / ms) % perNext) };
});

/** A duration in its two largest units, such as "2 hr 5 min". */
export function formatDuration(ms: number): string {
  if (!Number.isFinite(ms)) return UNKNOWN;
  const durationMs = Math.max(ms, 0);
  const largestIndex = units.findIndex((unit) => durationMs >= unit.ms);
  if (largestIndex === -1) return units.at(-1)?.format(durationMs) ?? '';
  return units
    .slice(largestIndex, largestIndex + 2)
    .flatMap(({ ms, format }, index) =>
      index === 0 || durationMs % (units[largestIndex]?.ms ?? 1) >= ms ? [format(durationMs)] : [],
    )
    .join(' ');
}

/**
 * The time since an instant, in whole minutes. If the instant is in the future, because the clocks differ, the result
 * is "under a minute".
 */
export function formatElapsed(now: number, instant: Instant): string {
  const ms = now - toEpochMs(instant);
  return ms < MINUTE_MS ? UNDER_A_MINUTE : formatDuration(ms - (ms % MINUTE_MS));
}
