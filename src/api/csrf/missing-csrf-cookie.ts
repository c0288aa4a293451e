// A browser that keeps no Secure cookie of a plain http page is refused at every sign-in, and no reload helps.
import { UserFacingError } from '#lib/user-facing-error.ts';
import { REQUIRES_HTTPS } from '#api/messages.ts';
import { Refusal } from '#api/refusal.ts';
import { fetchCsrfToken } from './fetch-csrf-token.ts';

/**
 * A proxy keeps the proof of a cookie that it is shown and makes a new one where there is none
 * (docs/protocol/auth-and-identity.md#3.3).
 */
async function isCsrfCookieStored(fetchToken: () => Promise<string | undefined>): Promise<boolean> {
  const firstToken = await fetchToken();
  return firstToken === undefined || firstToken === (await fetchToken());
}

// How the proxy refuses a missing proof (docs/protocol/auth-and-identity.md#4).
export const isCsrfTokenMissing = (error: unknown): boolean =>
  error instanceof Refusal && error.status === 403 && error.message === 'access denied';

/** The error of a call that takes a proof, or what lies behind it where the cookie beside the proof was not kept. */
export async function explainCsrfRefusal(refusal: unknown, fetchToken = fetchCsrfToken): Promise<unknown> {
  if (!isCsrfTokenMissing(refusal) || location.protocol === 'https:') return refusal;
  // Where no page can be fetched, the refusal explains more than that.
  const isStored = await isCsrfCookieStored(fetchToken).catch(() => true);
  return isStored ? refusal : new UserFacingError(REQUIRES_HTTPS);
}
