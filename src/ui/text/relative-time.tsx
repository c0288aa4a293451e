import { formatDateTime, formatRelative } from '#lib/time.ts';
import * as css from './relative-time.css.ts';

/** How long ago, up to a day; the exact time on hover and to screen readers. `now` is the page's clock. */
export function RelativeTime({ at, now }: { at: string; now: number }) {
  return (
    <time className={css.time} dateTime={at} title={formatDateTime(at)}>
      {formatRelative(now, at)}
    </time>
  );
}
