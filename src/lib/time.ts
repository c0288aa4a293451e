import { epochMs, isZeroTime } from './instant.ts';
import { NEVER, UNDER_A_MINUTE, UNKNOWN } from './messages.ts';
import { LOCALE } from './text/locale.ts';
import { once } from './once.ts';
import { sanitize } from './text/sanitize.ts';

export type Zone = 'utc' | 'local';

/** RFC 3339 as the proxy sends it, or epoch milliseconds of our own. */
type Instant = string | number;

const LAST = 8.64e15; // the last instant a Date can hold
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Epoch milliseconds; NaN when it is no instant. */
function read(instant: Instant): number {
  if (typeof instant === 'number') return Math.abs(instant) <= LAST ? instant : Number.NaN;
  return epochMs(instant);
}

/** A time that was never set is sent as the year 1, not omitted (docs/protocol/auth-and-identity.md#1.2). */
export const isNever = (instant: Instant): boolean => typeof instant === 'string' && isZeroTime(instant);

/** Proxies write "never" as the zero time or as a time centuries ahead, such as a thousand years. */
const CENTURY = 100 * 365.25 * DAY;

/** Whether something with this expiry stays for ever; an empty text is an expiry that was not sent. */
export const neverExpires = (now: number, expiry: string): boolean =>
  expiry === '' || isNever(expiry) || read(expiry) - now > CENTURY;

const padded = (count: number, digits = 2): string => String(count).padStart(digits, '0');

/** What the clock and the calendar of a zone show, padded with zeros. */
function partsIn(zone: Zone, ms: number) {
  const at = new Date(ms);
  const isUtc = zone === 'utc';
  return {
    year: padded(isUtc ? at.getUTCFullYear() : at.getFullYear(), 4),
    month: padded((isUtc ? at.getUTCMonth() : at.getMonth()) + 1),
    day: padded(isUtc ? at.getUTCDate() : at.getDate()),
    hours: padded(isUtc ? at.getUTCHours() : at.getHours()),
    minutes: padded(isUtc ? at.getUTCMinutes() : at.getMinutes()),
    seconds: padded(isUtc ? at.getUTCSeconds() : at.getSeconds()),
  };
}

type Parts = ReturnType<typeof partsIn>;

const dayOf = ({ year, month, day }: Parts): string => `${year}-${month}-${day}`;
const timeOf = ({ hours, minutes, seconds }: Parts): string => `${hours}:${minutes}:${seconds}`;

/** A text of the wire that is no instant is shown as it came. */
const formatted =
  (format: (ms: number, zone: Zone) => string) =>
  (instant: Instant, zone: Zone = 'local'): string => {
    if (isNever(instant)) return NEVER;
    const ms = read(instant);
    return Number.isNaN(ms) ? sanitize(String(instant)) : format(ms, zone);
  };

const SHORT_DATE = { year: 'numeric', month: 'short', day: '2-digit' } as const;

const shortDates: Readonly<Record<Zone, () => Intl.DateTimeFormat>> = {
  utc: once(() => new Intl.DateTimeFormat(LOCALE, { ...SHORT_DATE, timeZone: 'UTC' })),
  local: once(() => new Intl.DateTimeFormat(LOCALE, SHORT_DATE)),
};

// The three formats of docs/behaviour.md#constants. The first two do without `Intl`, because the rows of the audit log
// show them: `Intl` takes more than twice as long for each, and its first object takes a slow device 50 ms.
export const dateTime = formatted((ms, zone) => {
  const parts = partsIn(zone, ms);
  return `${dayOf(parts)} ${timeOf(parts)}`;
});
export const date = formatted((ms, zone) => dayOf(partsIn(zone, ms)));
export const shortDate = formatted((ms, zone) => shortDates[zone]().format(ms));

const relation = once(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }));

/** How far away an instant is, up to a day; beyond that its short date. */
export function relative(now: number, then: Instant): string {
  const away = read(then) - now;
  const size = Math.abs(away);
  if (size < MINUTE) return relation().format(Math.trunc(away / SECOND), 'second');
  if (size < HOUR) return relation().format(Math.trunc(away / MINUTE), 'minute');
  if (size < DAY) return relation().format(Math.trunc(away / HOUR), 'hour');
  return shortDate(then);
}

const units = [
  { unit: 'day', ms: DAY, of: Infinity },
  { unit: 'hour', ms: HOUR, of: 24 },
  { unit: 'minute', ms: MINUTE, of: 60 },
  { unit: 'second', ms: SECOND, of: 60 },
].map(({ unit, ms, of }) => {
  const count = once(() => new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'short' }));
  return { ms, text: (length: number) => count().format(Math.floor(length / ms) % of) };
});

/** A length in its two largest units, such as "2 hr 5 min". */
export function duration(ms: number): string {
  if (!Number.isFinite(ms)) return UNKNOWN;
  const length = Math.max(ms, 0);
  const largest = units.findIndex((unit) => length >= unit.ms);
  if (largest === -1) return units.at(-1)?.text(length) ?? '';
  return units
    .slice(largest, largest + 2)
    .flatMap(({ ms, text }, index) => (index === 0 || length % (units[largest]?.ms ?? 1) >= ms ? [text(length)] : []))
    .join(' ');
}

/** How long ago an instant was, to the minute; one that is ahead by another clock has just begun. */
export function sinceThen(now: number, then: Instant): string {
  const ms = now - read(then);
  return ms < MINUTE ? UNDER_A_MINUTE : duration(ms - (ms % MINUTE));
}
