import { formatDateTime, formatElapsed } from '#lib/time.ts';
import { useTicking } from './use-ticking.ts';

/** How long something has been going on, counting; when it began on hover and to screen readers. */
export function RunningTime({ since }: { since: string }) {
  const text = useTicking((now) => formatElapsed(now, since));
  return (
    <time dateTime={since} title={formatDateTime(since)}>
      {text}
    </time>
  );
}
