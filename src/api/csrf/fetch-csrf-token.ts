import { boundedText } from '#lib/bounded-body.ts';
import { parseMarkup } from '#lib/browser/trusted-types.ts';
import { links } from '#lib/links.ts';

/** The CSRF token in a newly fetched page; undefined if the page has none. */
export async function fetchCsrfToken(): Promise<string | undefined> {
  const response = await fetch(links.login(), { credentials: 'same-origin', cache: 'no-store' });
  const page = parseMarkup(await boundedText(response), 'text/html');
  return page.querySelector<HTMLMetaElement>('meta[name="grv_csrf_token"]')?.content || undefined;
}
