import { formatDateTime, type TimeZone } from '#lib/time.ts';
import { fromTo, RANGE_NAMES } from './messages.ts';
import type { Range } from './range.ts';

/** The date and the time: "2026-11-20" and "05:00:00". */
const dateAndTime = (instant: string, zone: TimeZone): readonly string[] => formatDateTime(instant, zone).split(' ');

/** The name of a range. An interval within one day shows its date only once. */
export function rangeName(range: Range, zone: TimeZone): string {
  if (typeof range === 'string') return RANGE_NAMES[range];
  const from = dateAndTime(range.from, zone);
  const to = dateAndTime(range.to, zone);
  return fromTo(from.join(' '), to[0] === from[0] ? (to[1] ?? '') : to.join(' '));
}
