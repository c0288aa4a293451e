// What runs on a clock while somebody is signed in (specification sections 4 and 9). The session's own record and its end
// stand in session.ts, which the sign-in page reads too.
import { jsonOf, numberOr } from '#lib/read.ts';
import { timeLeft, type Clock } from './record.ts';

export const CHECK_EVERY_MS = 15_000;
export const IDLE_CHECK_EVERY_MS = 30_000;

const POLL_BEFORE_MS = 30_000;
const IDLE_SLACK_MS = 30_000;
const STAMP_EVERY_MS = 15_000;

interface Poll {
  session: Clock;
  /** In any tab. */
  isRenewing: boolean;
}

/** Whether to ask the proxy if it still knows us; the answer 403 is a sign-out (specification section 4). */
export const shouldPollStatus = (now: number, { session, isRenewing }: Poll): boolean =>
  !isRenewing && timeLeft(now, session) > POLL_BEFORE_MS;

interface Idleness {
  lastActive: number | undefined;
  /** The session's `sessionInactiveTimeout`. */
  timeout: number;
}

/** Milliseconds until nobody has touched the console for too long (specification section 4); below 0 is too long. */
export const idleLeft = (now: number, { lastActive, timeout }: Idleness): number =>
  timeout > 0 && lastActive !== undefined ? lastActive + timeout - IDLE_SLACK_MS - now : Number.POSITIVE_INFINITY;

export const isIdle = (now: number, idleness: Idleness): boolean => idleLeft(now, idleness) < 0;

// Long enough to come back from the next desk, short enough to be read as urgent.
const WARN_BEFORE_MS = 120_000;

/** Whether it is time to offer to stay signed in. */
export const isIdleSoon = (now: number, idleness: Idleness): boolean => idleLeft(now, idleness) <= WARN_BEFORE_MS;

/** Whether an activity is worth recording. A stamp from the future is from before the clock was set back. */
export const shouldStamp = (now: number, lastActive: number | undefined): boolean =>
  lastActive === undefined || now - lastActive >= STAMP_EVERY_MS || now < lastActive;

export function readLastActive(text: string | null): number | undefined {
  const stamp = numberOr(jsonOf(text ?? ''), 0);
  return stamp > 0 ? stamp : undefined;
}

/** What a change of the renewal key says; its removal, which follows at once, says nothing (facts/auth-and-identity.md 23.3). */
export function readRenewing(text: string | null): boolean | undefined {
  const said = jsonOf(text ?? '');
  return typeof said === 'boolean' ? said : undefined;
}
