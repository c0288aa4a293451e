import { epochMs } from '#lib/instant.ts';

const DAY_MS = 24 * 3_600_000;

/** Whether a lock in force with this expiry ends within 24 hours. */
export const endsWithinDay = (expires: string, now: number): boolean =>
  expires !== '' && epochMs(expires) - now <= DAY_MS;
