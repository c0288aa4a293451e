import { formatDateTime, formatRelative } from '#lib/time.ts';
import * as css from './relative-time.css.ts';

/**
 * The elapsed time, up to a day; the exact time is in the tooltip and for screen readers. `now` is the time when the
 * page was loaded.
 */
export function RelativeTime({ time, now }: { time: string; now: number }) {
  return (
    <time className={css.time} dateTime={time} title={formatDateTime(time)}>
      {formatRelative(now, time)}
    </time>
  );
}
