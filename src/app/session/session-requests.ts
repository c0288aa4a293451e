// Requests to the proxy that end, renew or check the web session, or load its user.
import { UserFacingError } from '#lib/user-facing-error.ts';
import { http } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import { Refusal } from '#api/refusal.ts';
import { parseUserContext, userContextOf } from '#api/identity/user-context.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { isSessionInvalid } from '#domain/session/pending-sign-out.ts';
import { parseSession, type Session } from '#domain/session/session-record.ts';

// A sign-out must finish even if the proxy does not respond.
export const SIGN_OUT_TIMEOUT_MS = 5_000;

const authorization = ({ accessToken }: Session) => ({ authorization: `Bearer ${accessToken}` });

const isSessionEndedError = (error: unknown): boolean => error instanceof Refusal && isSessionInvalid(error.status);

/** Checks whether the proxy has ended a session if the response to the delete request does not say so. */
async function hasSessionEnded(session: Session): Promise<boolean> {
  try {
    await http.GET('/v1/webapi/user/status', {
      headers: authorization(session),
      signal: AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS),
    });
    return false;
  } catch (error) {
    return isSessionEndedError(error);
  }
}

/**
 * Ends a session at the proxy, and returns the address to continue at if the proxy names one. Throws while the session
 * may still be valid. A refusal does not prove that: 14.x answers 500 after ending a session whose terminals have just
 * closed, and 403 to locked users, whose session stays.
 */
export async function endSessionAtProxy(session: Session): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS);
    const { data } = await http.DELETE('/v1/webapi/sessions/web', { headers: authorization(session), signal });
    const address = textOr(fieldsOf<{ samlSloUrl: string }>(data).samlSloUrl, '');
    return address.startsWith('https://') ? address : undefined;
  } catch (error) {
    if (error instanceof Refusal && error.status > 0 && (await hasSessionEnded(session))) return undefined;
    throw error;
  }
}

/**
 * Returns a new bearer for the same session, optionally with the user's current traits. Throws if the response has no
 * bearer.
 */
export async function renewSession(signal: AbortSignal, reloadUser = false): Promise<Session> {
  const body = reloadUser ? { reloadUser } : {};
  const { data } = await http.POST('/v1/webapi/sessions/web/renew', { body, signal });
  const parsed = parseSession(data, Date.now());
  if (!parsed.ok) throw new UserFacingError(parsed.reason);
  return parsed.session;
}

/**
 * Returns the refusal that proves that the session has ended: a 403, or the 401 of a gateway. Network failures do not
 * end a session (docs/protocol/auth-and-identity.md#23.2).
 */
export async function fetchEndRefusal(): Promise<Refusal | undefined> {
  try {
    await http.GET('/v1/webapi/user/status');
    return undefined;
  } catch (error) {
    return error instanceof Refusal && isSessionInvalid(error.status) ? error : undefined;
  }
}

/** The owner of a session. Throws the proxy's refusal. */
export async function fetchSessionUser(session: Session, root: string): Promise<string> {
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/context', {
    params: { path: { cluster: root } },
    headers: authorization(session),
  });
  return parseUserContext(data).userName;
}

/** The current user, from the query that the layout uses. Throws the proxy's refusal. */
export const fetchCurrentUser = async (root: string): Promise<string> =>
  (await queryClient.ensureQueryData(userContextOf(root))).userName;
