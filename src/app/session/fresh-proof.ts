import { servedProof } from '#api/csrf/served-proof.ts';

const TAG = 'meta[name="grv_csrf_token"]';

/**
 * Puts the CSRF proof of a page served now into this one, whose own is worth nothing once cookies were cleared. A reload
 * would bring it as well, and take what is open.
 */
export async function refreshProof(): Promise<void> {
  const proof = await servedProof();
  if (proof) document.querySelector(TAG)?.setAttribute('content', proof);
}
