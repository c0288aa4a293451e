// The timers of an active session (docs/behaviour.md#session). The session record is in session-record.ts, because the
// sign-in page also uses it.
import { parseJson, numberOr } from '#lib/untrusted.ts';
import { epochMs } from '#lib/instant.ts';
import { RENEW_BEFORE_MS, tokenMsLeft, type Session, type TokenLifetime } from './session-record.ts';

export const CHECK_EVERY_MS = 15_000;
export const IDLE_CHECK_EVERY_MS = 30_000;

/** In this last part of the bearer token's lifetime, the status is not requested. */
export const POLL_BEFORE_MS = 30_000;
/** The console signs out this long before the inactivity timeout of the proxy. */
export const IDLE_SLACK_MS = 30_000;
/** The minimum time between two stored activities. */
export const STAMP_EVERY_MS = 15_000;

interface PollContext {
  session: TokenLifetime;
  /** Whether any tab renews the session. */
  isRenewing: boolean;
}

/** Whether to request the session's status. The status 403 ends the session (docs/behaviour.md#session). */
export const shouldPollStatus = (now: number, { session, isRenewing }: PollContext): boolean =>
  !isRenewing && tokenMsLeft(now, session) > POLL_BEFORE_MS;

/**
 * The end of the whole session in epoch milliseconds; undefined until the proxy sends it. The relative time comes first,
 * because it doesn't depend on the proxy's clock (docs/protocol/auth-and-identity.md#25.7).
 */
export function sessionEndOf({ created, sessionExpires, sessionExpiresIn }: Session): number | undefined {
  if (sessionExpiresIn !== undefined) return created + sessionExpiresIn * 1000;
  const endMs = epochMs(sessionExpires);
  return Number.isNaN(endMs) ? undefined : endMs;
}

/** When the bearer token is renewed, in epoch milliseconds. */
export const renewalTimeOf = ({ created, expiresIn }: TokenLifetime): number =>
  created + expiresIn * 1000 - RENEW_BEFORE_MS;

/** The last use of the console in any tab, and the inactivity timeout. */
export interface Idleness {
  /** Epoch milliseconds; undefined before the first use. */
  lastActive: number | undefined;
  /** The session's `sessionInactiveTimeout` in milliseconds; 0 for no timeout. */
  timeout: number;
}

// The slack is too long for timeouts of a few seconds, so at least half of the timeout remains.
const allowedIdleMs = (timeout: number): number => Math.max(timeout - IDLE_SLACK_MS, timeout / 2);

/** Milliseconds until inactivity signs the user out (docs/behaviour.md#session); negative after that time. */
export const idleMsLeft = (now: number, { lastActive, timeout }: Idleness): number =>
  timeout > 0 && lastActive !== undefined ? lastActive + allowedIdleMs(timeout) - now : Number.POSITIVE_INFINITY;

export const isIdle = (now: number, idleness: Idleness): boolean => idleMsLeft(now, idleness) < 0;

// Long enough to return from the next desk, short enough to be urgent.
const WARN_BEFORE_MS = 120_000;

/** Milliseconds between warning and sign-out: half of a short timeout, or the warning would always be open. */
const warnBeforeMs = (timeout: number): number => Math.min(WARN_BEFORE_MS, allowedIdleMs(timeout) / 2);

export const isIdleWarningDue = (now: number, idleness: Idleness): boolean =>
  idleMsLeft(now, idleness) <= warnBeforeMs(idleness.timeout);

const SECOND_MS = 1000;

/** Milliseconds until the next inactivity check (docs/behaviour.md#session). It is never later than the warning. */
export function nextIdleCheck(now: number, idleness: Idleness): number {
  const untilWarning = idleMsLeft(now, idleness) - warnBeforeMs(idleness.timeout);
  return Math.min(Math.max(untilWarning, SECOND_MS), IDLE_CHECK_EVERY_MS);
}

/** Whether to store a new activity time. A stored time in the future means that the clock was set back. */
export const shouldRecordActivity = (now: number, lastActive: number | undefined): boolean =>
  lastActive === undefined || now - lastActive >= STAMP_EVERY_MS || now < lastActive;

export function parseLastActive(text: string | null): number | undefined {
  const timestamp = numberOr(parseJson(text ?? ''), 0);
  return timestamp > 0 ? timestamp : undefined;
}

/** Another tab announces that it is renewing the session (since an instant), or that it has finished. */
export type Announcement = { isRenewing: true; since: number } | { isRenewing: false };

/**
 * Parses the stored value of the renewal key; its removal is not an announcement
 * (docs/protocol/auth-and-identity.md#23.3). Other consoles of the origin write `true`. This console writes the
 * instant, which other consoles also treat as true.
 */
export function parseAnnouncement(text: string | null, now: number): Announcement | undefined {
  const value = parseJson(text ?? '');
  if (value === false) return { isRenewing: false };
  if (value === true) return { isRenewing: true, since: now };
  const since = numberOr(value, 0);
  // An instant in the future means that the clock was set back.
  return since > 0 ? { isRenewing: true, since: Math.min(since, now) } : undefined;
}

/** Announcements expire, because a tab that crashes during a renewal never announces its end. */
export const ANNOUNCEMENT_HOLDS_MS = 2 * CHECK_EVERY_MS;
