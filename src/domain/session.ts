import { decodeBase64 } from '#lib/base64.ts';
import { fieldsOf, jsonOf, numberOr, textOr } from '#lib/read.ts';

/** The bearer as this browser keeps it; the names are shared with other consoles of the origin (facts/auth-and-identity.md 23.2). */
export interface Session {
  accessToken: string;
  /** Seconds, counted from `created`. */
  expiresIn: number;
  /** Epoch milliseconds of this browser. */
  created: number;
  sessionExpires: string;
  /** Milliseconds, 0 for none. */
  sessionInactiveTimeout: number;
  /** 18.x: seconds that the whole session lasted when the bearer came. */
  sessionExpiresIn?: number;
}

export const CHECK_EVERY_MS = 15_000;

const RENEW_BEFORE_MS = 180_000;
const POLL_BEFORE_MS = 30_000;
const IDLE_SLACK_MS = 30_000;
const STAMP_EVERY_MS = 15_000;

/** Local storage, shared between tabs and with other consoles of the origin (facts/auth-and-identity.md 23.3). */
export const storageKeys = {
  token: 'grv_teleport_token',
  renewing: 'grv_teleport_token_renew',
  lastActive: 'grv_teleport_last_active',
  discover: 'grv_teleport_discover',
  theme: 'grv_teleport_ui_theme',
  showAssist: 'grv_teleport_show_assist',
  telemetry: 'enable-telemetry',
} as const;

/** Everything else goes at sign-out (specification section 3). */
export const clearedStorageKeeps: readonly string[] = [storageKeys.theme, storageKeys.showAssist];

type Clock = Pick<Session, 'created' | 'expiresIn' | 'sessionExpiresIn'>;

const timeLeft = (now: number, { created, expiresIn }: Clock): number => created + expiresIn * 1000 - now;

/** A new bearer would end with this one, because the session does (facts/auth-and-identity.md 25.3). */
const isLast = ({ expiresIn, sessionExpiresIn = 0 }: Clock): boolean =>
  sessionExpiresIn > 0 && sessionExpiresIn <= expiresIn;

/** Whether the bearer is good, due for renewal, or gone (specification section 4). */
export function sessionAt(now: number, session: Clock): 'fresh' | 'renew' | 'over' {
  const left = timeLeft(now, session);
  if (left <= 0) return 'over';
  return left < RENEW_BEFORE_MS && !isLast(session) ? 'renew' : 'fresh';
}

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

type Found = { ok: true; session: Session } | { ok: false; reason: string };

const out = (reason: string): Found => ({ ok: false, reason });

// Anything else cannot stand in a header, and the call would fail with words about headers.
const isToken = (text: unknown): text is string => typeof text === 'string' && /^[\x21-\x7e]+$/.test(text);

/** The record of a bearer that the proxy just sent. */
export function sessionOf(answer: unknown, now: number): Found {
  const { token, expires_in, sessionExpires, sessionInactiveTimeout, sessionExpiresIn } = fieldsOf(answer);
  const expiresIn = numberOr(expires_in, undefined);
  const sessionLeft = numberOr(sessionExpiresIn, 0);
  if (!isToken(token)) return out('The proxy sent no bearer token.');
  if (expiresIn === undefined) return out('The proxy did not say how long its bearer token lasts.');
  // The cookie outlives its bearer when no tab renewed for a while; only a new login helps (facts/auth-and-identity.md 6.3).
  if (expiresIn <= 0) return out('The bearer token has run out.');
  return {
    ok: true,
    session: {
      accessToken: token,
      expiresIn,
      created: now,
      sessionExpires: textOr(sessionExpires, ''),
      sessionInactiveTimeout: Math.max(numberOr(sessionInactiveTimeout, 0), 0),
      ...(sessionLeft > 0 && { sessionExpiresIn: sessionLeft }),
    },
  };
}

/** The record in the page's `grv_bearer_token` meta tag: base64 of JSON, empty when nobody is signed in (facts/auth-and-identity.md 3). */
export function parseBearer(content: string, now: number): Found {
  if (content.trim() === '') return out('Nobody is signed in.');
  let text;
  try {
    text = new TextDecoder().decode(decodeBase64(content.trim()));
  } catch {
    return out('The bearer in the page is not base64.');
  }
  const answer = jsonOf(text);
  return answer === undefined ? out('The bearer in the page is not JSON.') : sessionOf(answer, now);
}

/** The record in local storage; undefined when there is none that can be used. */
export function readStored(text: string | null): Session | undefined {
  const { accessToken, expiresIn, created, ...rest } = fieldsOf(jsonOf(text ?? ''));
  const since = numberOr(created, undefined);
  if (since === undefined) return undefined;
  const found = sessionOf({ ...rest, token: accessToken, expires_in: expiresIn }, since);
  return found.ok ? found.session : undefined;
}

export function readLastActive(text: string | null): number | undefined {
  const stamp = numberOr(jsonOf(text ?? ''), 0);
  return stamp > 0 ? stamp : undefined;
}

/** What a change of the renewal key says; its removal, which follows at once, says nothing (facts/auth-and-identity.md 23.3). */
export function readRenewing(text: string | null): boolean | undefined {
  const said = jsonOf(text ?? '');
  return typeof said === 'boolean' ? said : undefined;
}
