import { formatDateTime, formatRelative } from '#lib/time.ts';
import * as css from './relative-time.css.ts';

/**
 * The elapsed time, up to a day; the exact time is in the tooltip and for screen readers. `now` is the time when the
 * page was loaded.
 */
export function RelativeTime({ at, now }: { at: string; now: number }) {
  return (
    <time className={css.time} dateTime={at} title={formatDateTime(at)}>
      {formatRelative(now, at)}
    </time>
  );
}
