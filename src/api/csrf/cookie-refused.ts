// A browser that keeps no Secure cookie of a plain http page is refused at every sign-in, and no reload helps.
import { PlainError } from '#lib/plain-error.ts';
import { REQUIRES_HTTPS } from '#api/messages.ts';
import { Refusal } from '#api/refusal.ts';
import { servedProof } from './served-proof.ts';

/**
 * A proxy keeps the proof of a cookie that it is shown and makes a new one where there is none
 * (docs/protocol/auth-and-identity.md#3.3).
 */
async function isCookieKept(proofOfPage: () => Promise<string | undefined>): Promise<boolean> {
  const first = await proofOfPage();
  return first === undefined || first === (await proofOfPage());
}

// How the proxy refuses a missing proof (docs/protocol/auth-and-identity.md#4).
export const isProofMissing = (error: unknown): boolean =>
  error instanceof Refusal && error.status === 403 && error.message === 'access denied';

/** The error of a call that takes a proof, or what lies behind it where the cookie beside the proof was not kept. */
export async function explained(refused: unknown, proofOfPage = servedProof): Promise<unknown> {
  if (!isProofMissing(refused) || location.protocol === 'https:') return refused;
  // Where no page can be fetched, the refusal explains more than that.
  const isKept = await isCookieKept(proofOfPage).catch(() => true);
  return isKept ? refused : new PlainError(REQUIRES_HTTPS);
}
