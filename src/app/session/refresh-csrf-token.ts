import { fetchCsrfToken } from '#api/csrf/fetch-csrf-token.ts';

const CSRF_META_TAG = 'meta[name="grv_csrf_token"]';

/**
 * Replaces this page's CSRF token by the token of a newly served page, because clearing cookies invalidates it. A
 * reload would do the same, but lose open work.
 */
export async function refreshCsrfToken(): Promise<void> {
  const token = await fetchCsrfToken();
  if (token) document.querySelector(CSRF_META_TAG)?.setAttribute('content', token);
}
