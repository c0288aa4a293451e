import { NEVER } from '#lib/messages.ts';
import { neverExpires } from '#lib/time.ts';
import { RelativeTime } from './relative-time.tsx';

/** An expiry time for table cells. `now` is the time when the page was loaded. */
export const ExpiryTime = ({ time, now }: { time: string; now: number }) =>
  neverExpires(now, time) ? NEVER : <RelativeTime time={time} now={now} />;
