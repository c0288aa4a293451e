import { NEVER } from '#lib/messages.ts';
import { neverExpires } from '#lib/time.ts';
import { RelativeTime } from './relative-time.tsx';

/** When something expires, for every list with a column for it. `now` is the page's clock. */
export const ExpiryTime = ({ at, now }: { at: string; now: number }) =>
  neverExpires(now, at) ? NEVER : <RelativeTime at={at} now={now} />;
