// Browsers do not store a Secure cookie from a plain http page, so the proxy refuses every sign-in there.
import { UserFacingError } from '#lib/user-facing-error.ts';
import { REQUIRES_HTTPS } from '#api/messages.ts';
import { Refusal } from '#api/refusal.ts';
import { fetchCsrfToken } from './fetch-csrf-token.ts';

/**
 * Compares the CSRF tokens of two fetched pages. The proxy reuses the token of the request's cookie, and creates a new
 * one if the request has no cookie (docs/protocol/auth-and-identity.md#3.3).
 */
async function isCsrfCookieStored(fetchToken: () => Promise<string | undefined>): Promise<boolean> {
  const firstToken = await fetchToken();
  return firstToken === undefined || firstToken === (await fetchToken());
}

// The proxy's refusal for a missing CSRF token (docs/protocol/auth-and-identity.md#4).
export const isCsrfTokenMissing = (error: unknown): boolean =>
  error instanceof Refusal && error.status === 403 && error.message === 'access denied';

/** Replaces a refusal with an explanation if its cause is that the browser did not store the CSRF cookie. */
export async function explainCsrfRefusal(refusal: unknown, fetchToken = fetchCsrfToken): Promise<unknown> {
  if (!isCsrfTokenMissing(refusal) || location.protocol === 'https:') return refusal;
  // If no page can be fetched, the refusal explains more than that error.
  const isStored = await isCsrfCookieStored(fetchToken).catch(() => true);
  return isStored ? refusal : new UserFacingError(REQUIRES_HTTPS);
}
