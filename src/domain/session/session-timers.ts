// What runs on a clock while somebody is signed in (docs/behaviour.md#session). The session's own record and its end
// are in session-record.ts, which the sign-in page reads too.
import { parseJson, numberOr } from '#lib/untrusted.ts';
import { sessionMsLeft, type SessionLifetime } from './session-record.ts';

export const CHECK_EVERY_MS = 15_000;
export const IDLE_CHECK_EVERY_MS = 30_000;

export const POLL_BEFORE_MS = 30_000;
export const IDLE_SLACK_MS = 30_000;
export const STAMP_EVERY_MS = 15_000;

interface PollContext {
  session: SessionLifetime;
  /** In any tab. */
  isRenewing: boolean;
}

/** Whether to ask the proxy if it still knows us; the answer 403 is a sign-out (docs/behaviour.md#session). */
export const shouldPollStatus = (now: number, { session, isRenewing }: PollContext): boolean =>
  !isRenewing && sessionMsLeft(now, session) > POLL_BEFORE_MS;

/** When the console was last used in any tab, and how long it may stay unused. */
export interface Idleness {
  /** Epoch milliseconds; undefined before the first use. */
  lastActive: number | undefined;
  /** The session's `sessionInactiveTimeout`, milliseconds; 0 for none. */
  timeout: number;
}

// The slack is for timeouts of minutes; one of seconds must leave time to do anything at all.
const allowedIdleMs = (timeout: number): number => Math.max(timeout - IDLE_SLACK_MS, timeout / 2);

/** Milliseconds until the console was unused for too long (docs/behaviour.md#session); below 0 is too long. */
export const idleMsLeft = (now: number, { lastActive, timeout }: Idleness): number =>
  timeout > 0 && lastActive !== undefined ? lastActive + allowedIdleMs(timeout) - now : Number.POSITIVE_INFINITY;

export const isIdle = (now: number, idleness: Idleness): boolean => idleMsLeft(now, idleness) < 0;

// Long enough to come back from the next desk, short enough to be read as urgent.
const WARN_BEFORE_MS = 120_000;

/** How long before the sign-out the warning comes: with a short timeout half of the time, or it would never be closed. */
const warnBeforeMs = (timeout: number): number => Math.min(WARN_BEFORE_MS, allowedIdleMs(timeout) / 2);

/** Whether it is time to offer to stay signed in. */
export const isIdleWarningDue = (now: number, idleness: Idleness): boolean =>
  idleMsLeft(now, idleness) <= warnBeforeMs(idleness.timeout);

const SECOND_MS = 1000;

/** Milliseconds until inactivity is looked at again (docs/behaviour.md#session): no later than the warning is due. */
export function nextIdleCheck(now: number, idleness: Idleness): number {
  const untilWarning = idleMsLeft(now, idleness) - warnBeforeMs(idleness.timeout);
  return Math.min(Math.max(untilWarning, SECOND_MS), IDLE_CHECK_EVERY_MS);
}

/** Whether an activity is worth recording. A stamp from the future is from before the clock was set back. */
export const shouldRecordActivity = (now: number, lastActive: number | undefined): boolean =>
  lastActive === undefined || now - lastActive >= STAMP_EVERY_MS || now < lastActive;

export function parseLastActive(text: string | null): number | undefined {
  const stamp = numberOr(parseJson(text ?? ''), 0);
  return stamp > 0 ? stamp : undefined;
}

/** A renewal that another tab announces, since an instant, or that it has finished. */
export type Announcement = { isRenewing: true; since: number } | { isRenewing: false };

/**
 * What a change of the renewal key means; its removal, which follows at once, means nothing
 * (docs/protocol/auth-and-identity.md#23.3). Other consoles of the origin write `true`; ours write the instant, which
 * is as true to them.
 */
export function parseAnnouncement(text: string | null, now: number): Announcement | undefined {
  const value = parseJson(text ?? '');
  if (value === false) return { isRenewing: false };
  if (value === true) return { isRenewing: true, since: now };
  const since = numberOr(value, 0);
  // An instant of the future is from before the clock was set back.
  return since > 0 ? { isRenewing: true, since: Math.min(since, now) } : undefined;
}

/** A tab that dies while it renews never says so: an announcement holds for two checks, which is ample for an answer. */
export const ANNOUNCEMENT_HOLDS_MS = 2 * CHECK_EVERY_MS;
