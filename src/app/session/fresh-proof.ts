import { links } from '#lib/links.ts';

const TAG = 'meta[name="grv_csrf_token"]';

/**
 * Puts the CSRF proof of a page served now into this one, whose own is worth nothing once cookies were cleared. A reload
 * would bring it as well, and take what is open.
 */
export async function refreshProof(): Promise<void> {
  const served = await fetch(links.login(), { credentials: 'same-origin', cache: 'no-store' });
  const page = new DOMParser().parseFromString(await served.text(), 'text/html');
  const proof = page.querySelector<HTMLMetaElement>(TAG)?.content;
  if (proof) document.querySelector(TAG)?.setAttribute('content', proof);
}
