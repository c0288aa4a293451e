// How long a lock lasts, as the proxy reads it: hours, minutes and seconds, no days; empty for ever
// (docs/protocol/resources.md#8.1).
import { ENTER_TIME, IN_THE_PAST, TOO_FAR } from './messages.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const HOURS = { hour: 1, shift: 8, day: 24, week: 168 } as const;

/** The proxy counts in nanoseconds, of which 64 bits hold 292 years. */
const MOST = 100 * 366 * 24 * HOUR;

/** Rounded up to a whole second. */
export function ttlOf(ms: number): string {
  const all = Math.ceil(ms / SECOND) * SECOND;
  const parts = [
    [Math.floor(all / HOUR), 'h'],
    [Math.floor((all % HOUR) / MINUTE), 'm'],
    [(all % MINUTE) / SECOND, 's'],
  ] as const;
  return parts.map(([count, unit]) => (count === 0 ? '' : `${count}${unit}`)).join('');
}

/** What is wrong with an end, as a sentence; `until` is the value of a field for a date and a time, in local time. */
export function untilFault(until: string, now: number): string | undefined {
  const left = Date.parse(until) - now;
  if (Number.isNaN(left)) return ENTER_TIME;
  if (left <= 0) return IN_THE_PAST;
  return left > MOST ? TOO_FAR : undefined;
}

export const ttlUntil = (until: string, now: number): string => ttlOf(Date.parse(until) - now);
