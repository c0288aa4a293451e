// The session record in local storage, and its parsing from storage, from the page and from the proxy's responses.
import type { Schemas } from '#api/schemas.ts';
import { epochMs } from '#lib/instant.ts';
import { decodeBase64 } from '#lib/text/base64.ts';
import { fieldsOf, parseJson, numberOr, textOr } from '#lib/untrusted.ts';
import { SETTINGS_PREFIX } from '#lib/browser/settings.ts';
import { NO_LIFETIME, NO_TOKEN, NOT_SIGNED_IN, TOKEN_EXPIRED, TOKEN_NOT_BASE64, TOKEN_NOT_JSON } from './messages.ts';

/**
 * The session in local storage. The field names are shared with other consoles of the origin
 * (docs/protocol/auth-and-identity.md#23.2).
 */
export interface Session {
  accessToken: string;
  /** The lifetime of the bearer token in seconds from `created`. */
  expiresIn: number;
  /** When this browser received the bearer token, in epoch milliseconds. */
  created: number;
  /** The end of the whole session, as the text that the proxy sent; empty if it sent none. */
  sessionExpires: string;
  /** Milliseconds; 0 for no timeout. */
  sessionInactiveTimeout: number;
  /** The lifetime of the whole session in seconds from `created`; 18.x only. */
  sessionExpiresIn?: number;
  /** The signed-in user; missing until the proxy responds. */
  user?: string;
}

/** Keys in local storage that other consoles of the origin use too (docs/protocol/auth-and-identity.md#23.3). */
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

/**
 * Whether a sign-out keeps a key of local storage. It removes the other keys, except for the mark of a pending sign-out
 * (docs/behaviour.md#browser-storage).
 */
export const isKeptAtSignOut = (key: string): boolean =>
  keysKeptAtSignOut.includes(key) || key.startsWith(SETTINGS_PREFIX);

/** The bearer token is renewed if it expires in less than this time. */
export const RENEW_BEFORE_MS = 180_000;

export type TokenLifetime = Pick<Session, 'created' | 'expiresIn' | 'sessionExpiresIn'>;

export const tokenMsLeft = (now: number, { created, expiresIn }: TokenLifetime): number =>
  created + expiresIn * 1000 - now;

/**
 * Whether the session ends no later than this token, so that a new token would not help
 * (docs/protocol/auth-and-identity.md#25.3).
 */
const isRenewalUseless = ({ expiresIn, sessionExpiresIn = 0 }: TokenLifetime): boolean =>
  sessionExpiresIn > 0 && sessionExpiresIn <= expiresIn;

/**
 * The state of the bearer token: valid (`fresh`), due for renewal (`renew`) or expired (`over`)
 * (docs/behaviour.md#session).
 */
export function tokenStatusAt(now: number, session: TokenLifetime): 'fresh' | 'renew' | 'over' {
  const msLeft = tokenMsLeft(now, session);
  if (msLeft <= 0) return 'over';
  return msLeft < RENEW_BEFORE_MS && !isRenewalUseless(session) ? 'renew' : 'fresh';
}

/**
 * A session from the page, with data of the stored one that the page lacks if both have the same token: the user and,
 * on 14.x, the end of the session (docs/protocol/auth-and-identity.md#3.2).
 */
export function withStoredData(session: Session, stored: Session | undefined): Session {
  if (stored?.accessToken !== session.accessToken) return session;
  const hasEnd = !Number.isNaN(epochMs(session.sessionExpires));
  return { ...stored, ...session, sessionExpires: hasEnd ? session.sessionExpires : stored.sessionExpires };
}

type ParsedSession = { ok: true; session: Session } | { ok: false; reason: string };

const invalidSession = (reason: string): ParsedSession => ({ ok: false, reason });

// Other characters are not allowed in a request header, and requests would fail with an unclear error.
const isToken = (text: unknown): text is string => typeof text === 'string' && /^[\x21-\x7e]+$/.test(text);

/** Converts the proxy's response to a session record. */
export function parseSession(response: unknown, now: number): ParsedSession {
  const { token, expires_in, sessionExpires, sessionInactiveTimeout, sessionExpiresIn } =
    fieldsOf<Schemas['WebSession']>(response);
  const expiresIn = numberOr(expires_in, undefined);
  const sessionLifetimeSeconds = numberOr(sessionExpiresIn, 0);
  if (!isToken(token)) return invalidSession(NO_TOKEN);
  if (expiresIn === undefined) return invalidSession(NO_LIFETIME);
  // The cookie outlives its bearer token if no tab renewed the token for a while. The user must sign in again
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
      ...(sessionLifetimeSeconds > 0 && { sessionExpiresIn: sessionLifetimeSeconds }),
    },
  };
}

/**
 * Parses the page's `grv_bearer_token` meta tag, which contains JSON in base64. It is empty if nobody is signed in
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
  const response = parseJson(text);
  return response === undefined ? invalidSession(TOKEN_NOT_JSON) : parseSession(response, now);
}

/** Parses the session in local storage; undefined if it is missing or invalid. */
export function parseStoredSession(text: string | null): Session | undefined {
  const { accessToken, expiresIn, created, user, ...otherFields } = fieldsOf<Session>(parseJson(text ?? ''));
  const createdMs = numberOr(created, undefined);
  if (createdMs === undefined) return undefined;
  const parsed = parseSession({ ...otherFields, token: accessToken, expires_in: expiresIn }, createdMs);
  if (!parsed.ok) return undefined;
  return typeof user === 'string' && user !== '' ? { ...parsed.session, user } : parsed.session;
}
