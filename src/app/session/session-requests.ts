// The proxy's calls about the session itself.
import { UserFacingError } from '#lib/user-facing-error.ts';
import { http } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import { Refusal } from '#api/refusal.ts';
import { parseUserContext, userContextOf } from '#api/identity/user-context.ts';
import { fieldsOf, textOr } from '#lib/untrusted.ts';
import { isSessionGone } from '#domain/session/pending-sign-out.ts';
import { sessionOf, type Session } from '#domain/session/record.ts';

// A sign-out must end, also where nothing answers.
export const TIMEOUT_MS = 5_000;

const authorization = ({ accessToken }: Session) => ({ authorization: `Bearer ${accessToken}` });

const isSessionGoneError = (error: unknown): boolean => error instanceof Refusal && isSessionGone(error.status);

/** Whether the proxy still knows a session, where the answer to its end did not tell. */
async function hasSessionEnded(session: Session): Promise<boolean> {
  try {
    await http.GET('/v1/webapi/user/status', {
      headers: authorization(session),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return false;
  } catch (error) {
    return isSessionGoneError(error);
  }
}

/**
 * Asks the proxy to end a session, and returns the address to continue at, if the proxy names one. Throws while the
 * session may still be valid. A refusal alone does not show that: 14.x answers 500 after ending a session whose
 * terminals were closed a moment before, and 403 to locked users, whose session it does not end.
 */
export async function endSessionAtProxy(session: Session): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { data } = await http.DELETE('/v1/webapi/sessions/web', { headers: authorization(session), signal });
    const address = textOr(fieldsOf<{ samlSloUrl: string }>(data).samlSloUrl, '');
    return address.startsWith('https://') ? address : undefined;
  } catch (error) {
    if (error instanceof Refusal && error.status > 0 && (await hasSessionEnded(session))) return undefined;
    throw error;
  }
}

/** A new bearer for the same session, with the user's traits as they are now if wanted; throws also where the answer holds none. */
export async function renewSession(signal: AbortSignal, reloadUser = false): Promise<Session> {
  const body = reloadUser ? { reloadUser } : {};
  const { data } = await http.POST('/v1/webapi/sessions/web/renew', { body, signal });
  const parsed = sessionOf(data, Date.now());
  if (!parsed.ok) throw new UserFacingError(parsed.reason);
  return parsed.session;
}

/**
 * The refusal that ends the session, where the proxy does not know it any more: a 403, or the 401 of a gateway. A cut
 * network ends nothing (docs/protocol/auth-and-identity.md#23.2).
 */
export async function fetchEndRefusal(): Promise<Refusal | undefined> {
  try {
    await http.GET('/v1/webapi/user/status');
    return undefined;
  } catch (error) {
    return error instanceof Refusal && isSessionGone(error.status) ? error : undefined;
  }
}

/** Whose a session is. Throws what the proxy says. */
export async function fetchSessionUser(session: Session, root: string): Promise<string> {
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/context', {
    params: { path: { cluster: root } },
    headers: authorization(session),
  });
  return parseUserContext(data).userName;
}

/** Who is signed in, as the layout has asked or will. Throws what the proxy says. */
export const fetchCurrentUser = async (root: string): Promise<string> =>
  (await queryClient.ensureQueryData(userContextOf(root))).userName;
