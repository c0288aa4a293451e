import { formatDateTime, type TimeZone } from '#lib/time.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Up to this range, labels show only the clock time. */
const MAX_CLOCK_RANGE = 2 * DAY;

/** The label of a time below the histogram. Long ranges show the date; short columns show seconds. */
export function axisLabel(
  timeMs: number,
  zone: TimeZone,
  { range, column }: { range: number; column: number },
): string {
  const [day = '', clock = ''] = formatDateTime(timeMs, zone).split(' ');
  if (range > MAX_CLOCK_RANGE) return range > 365 * DAY ? day : day.slice(5);
  return column < MINUTE ? clock : clock.slice(0, 5);
}
