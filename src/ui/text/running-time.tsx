import { formatDateTime, formatElapsed } from '#lib/time.ts';
import { useTickingText } from './use-ticking-text.ts';

/** The elapsed time, updated continuously; the start time is in the tooltip and for screen readers. */
export function RunningTime({ since }: { since: string }) {
  const text = useTickingText((now) => formatElapsed(now, since));
  return (
    <time dateTime={since} title={formatDateTime(since)}>
      {text}
    </time>
  );
}
