import { fetchCsrfToken } from '#api/csrf/fetch-csrf-token.ts';

const CSRF_META_TAG = 'meta[name="grv_csrf_token"]';

/**
 * Puts the CSRF proof of a page served now into this one, whose own is worth nothing once cookies were cleared. A reload
 * would bring it as well, and take what is open.
 */
export async function refreshCsrfToken(): Promise<void> {
  const token = await fetchCsrfToken();
  if (token) document.querySelector(CSRF_META_TAG)?.setAttribute('content', token);
}
