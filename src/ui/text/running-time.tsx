import { formatDateTime, formatElapsed } from '#lib/time.ts';
import { useTickingText } from './use-ticking-text.ts';

/** How long something has been going on, counting; when it began on hover and to screen readers. */
export function RunningTime({ since }: { since: string }) {
  const text = useTickingText((now) => formatElapsed(now, since));
  return (
    <time dateTime={since} title={formatDateTime(since)}>
      {text}
    </time>
  );
}
