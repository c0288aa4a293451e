import { formatDateTime, type TimeZone } from '#lib/time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Up to this range, labels show only the clock time. */
const MAX_CLOCK_RANGE_MS = 2 * DAY_MS;

/**
 * The label of a time below the histogram. It is the date for long ranges, otherwise the clock time, with seconds for
 * short columns. `range` is the length of the shown range and `column` the length of a column, both in milliseconds.
 */
export function axisLabel(
  timeMs: number,
  zone: TimeZone,
  { range, column }: { range: number; column: number },
): string {
  const [day = '', clock = ''] = formatDateTime(timeMs, zone).split(' ');
  if (range > MAX_CLOCK_RANGE_MS) return range > 365 * DAY_MS ? day : day.slice(5);
  return column < MINUTE_MS ? clock : clock.slice(0, 5);
}
