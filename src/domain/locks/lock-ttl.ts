// The TTL (time to live) of a new lock in the proxy's format, for example "25h30m": hours, minutes and seconds, but no
// days. It is empty for a lock without an end (docs/protocol/resources.md#8.1).
import { ENTER_DATE_AND_TIME } from '#lib/messages.ts';
import { TIME_IN_THE_PAST, TIME_TOO_FAR_AHEAD } from './messages.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The times that users can choose, in hours. */
export const TTL_HOURS = { hour: 1, shift: 8, day: 24, week: 168 } as const;

/** About 100 years. The proxy counts nanoseconds in 64 bits, which overflow after 292 years. */
const MAX_TTL_MS = 100 * 366 * 24 * HOUR_MS;

/** Formats milliseconds as a TTL, rounded up to full seconds. */
export function formatTtl(ms: number): string {
  const roundedMs = Math.ceil(ms / SECOND_MS) * SECOND_MS;
  const parts = [
    [Math.floor(roundedMs / HOUR_MS), 'h'],
    [Math.floor((roundedMs % HOUR_MS) / MINUTE_MS), 'm'],
    [(roundedMs % MINUTE_MS) / SECOND_MS, 's'],
  ] as const;
  return parts.map(([count, unit]) => (count === 0 ? '' : `${count}${unit}`)).join('');
}

/** The validation error of a lock's end. `until` is the value of a `datetime-local` field, in local time. */
export function validateUntil(until: string, now: number): string | undefined {
  const remainingMs = Date.parse(until) - now;
  if (Number.isNaN(remainingMs)) return ENTER_DATE_AND_TIME;
  if (remainingMs <= 0) return TIME_IN_THE_PAST;
  return remainingMs > MAX_TTL_MS ? TIME_TOO_FAR_AHEAD : undefined;
}

/** The TTL of a lock that ends at `until`. */
export const ttlUntil = (until: string, now: number): string => formatTtl(Date.parse(until) - now);
