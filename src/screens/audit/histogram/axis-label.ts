import { formatDateTime, type TimeZone } from '#lib/time.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Two days of hours can still be told apart by their hours alone. */
const MAX_CLOCK_RANGE = 2 * DAY;

/** A time below the columns: as much of it as a range of that length and columns of that length need. */
export function axisLabel(
  timeMs: number,
  zone: TimeZone,
  { range, column }: { range: number; column: number },
): string {
  const [day = '', clock = ''] = formatDateTime(timeMs, zone).split(' ');
  if (range > MAX_CLOCK_RANGE) return range > 365 * DAY ? day : day.slice(5);
  return column < MINUTE ? clock : clock.slice(0, 5);
}
