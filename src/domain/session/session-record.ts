import type { Schemas } from '#api/schemas.ts';
import { decodeBase64 } from '#lib/text/base64.ts';
import { fieldsOf, parseJson, numberOr, textOr } from '#lib/untrusted.ts';
import { SETTINGS_PREFIX } from '#lib/browser/settings.ts';
import { NO_LIFETIME, NO_TOKEN, NOT_SIGNED_IN, TOKEN_EXPIRED, TOKEN_NOT_BASE64, TOKEN_NOT_JSON } from './messages.ts';

/**
 * The bearer as this browser keeps it; the names are shared with other consoles of the origin
 * (docs/protocol/auth-and-identity.md#23.2).
 */
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
  /** Whose it is, once the proxy has said. */
  user?: string;
}

/**
 * Local storage, shared between tabs and with other consoles of the origin (docs/protocol/auth-and-identity.md#23.3).
 */
export const storageKeys = {
  token: 'grv_teleport_token',
  renewing: 'grv_teleport_token_renew',
  lastActive: 'grv_teleport_last_active',
  discover: 'grv_teleport_discover',
  theme: 'grv_teleport_ui_theme',
  showAssist: 'grv_teleport_show_assist',
  telemetry: 'enable-telemetry',
  alerts: 'disabledAlerts',
} as const;

const keysKeptAtSignOut: readonly string[] = [storageKeys.theme, storageKeys.showAssist];

/** Everything else goes at sign-out (docs/behaviour.md#browser-storage). */
export const isKeptAtSignOut = (key: string): boolean =>
  keysKeptAtSignOut.includes(key) || key.startsWith(SETTINGS_PREFIX);

export const RENEW_BEFORE_MS = 180_000;

export type SessionLifetime = Pick<Session, 'created' | 'expiresIn' | 'sessionExpiresIn'>;

export const sessionMsLeft = (now: number, { created, expiresIn }: SessionLifetime): number =>
  created + expiresIn * 1000 - now;

/** A new bearer would end with this one, because the session does (docs/protocol/auth-and-identity.md#25.3). */
const cannotBeRenewed = ({ expiresIn, sessionExpiresIn = 0 }: SessionLifetime): boolean =>
  sessionExpiresIn > 0 && sessionExpiresIn <= expiresIn;

/** Whether the bearer is good, due for renewal, or gone (docs/behaviour.md#session). */
export function sessionStatusAt(now: number, session: SessionLifetime): 'fresh' | 'renew' | 'over' {
  const msLeft = sessionMsLeft(now, session);
  if (msLeft <= 0) return 'over';
  return msLeft < RENEW_BEFORE_MS && !cannotBeRenewed(session) ? 'renew' : 'fresh';
}

type ParsedSession = { ok: true; session: Session } | { ok: false; reason: string };

const invalidSession = (reason: string): ParsedSession => ({ ok: false, reason });

// Anything else cannot stand in a header, and the call would fail with an error about headers.
const isToken = (text: unknown): text is string => typeof text === 'string' && /^[\x21-\x7e]+$/.test(text);

/** The record of a bearer that the proxy just sent. */
export function parseSession(answer: unknown, now: number): ParsedSession {
  const { token, expires_in, sessionExpires, sessionInactiveTimeout, sessionExpiresIn } =
    fieldsOf<Schemas['WebSession']>(answer);
  const expiresIn = numberOr(expires_in, undefined);
  const sessionLeft = numberOr(sessionExpiresIn, 0);
  if (!isToken(token)) return invalidSession(NO_TOKEN);
  if (expiresIn === undefined) return invalidSession(NO_LIFETIME);
  // The cookie outlives its bearer when no tab renewed for a while; only a new login helps
  // (docs/protocol/auth-and-identity.md#6.3).
  if (expiresIn <= 0) return invalidSession(TOKEN_EXPIRED);
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

/**
 * The record in the page's `grv_bearer_token` meta tag: base64 of JSON, empty when nobody is signed in
 * (docs/protocol/auth-and-identity.md#3).
 */
export function parseBearer(content: string, now: number): ParsedSession {
  if (content.trim() === '') return invalidSession(NOT_SIGNED_IN);
  let text;
  try {
    text = new TextDecoder().decode(decodeBase64(content.trim()));
  } catch {
    return invalidSession(TOKEN_NOT_BASE64);
  }
  const answer = parseJson(text);
  return answer === undefined ? invalidSession(TOKEN_NOT_JSON) : parseSession(answer, now);
}

/** The record in local storage; undefined when there is none that can be used. */
export function parseStoredSession(text: string | null): Session | undefined {
  const { accessToken, expiresIn, created, user, ...rest } = fieldsOf<Session>(parseJson(text ?? ''));
  const createdMs = numberOr(created, undefined);
  if (createdMs === undefined) return undefined;
  const parsed = parseSession({ ...rest, token: accessToken, expires_in: expiresIn }, createdMs);
  if (!parsed.ok) return undefined;
  return typeof user === 'string' && user !== '' ? { ...parsed.session, user } : parsed.session;
}
