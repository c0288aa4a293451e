import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What goes into a page: the two meta tags' contents, and cookies beside it (docs/protocol/auth-and-identity.md#3). */
export interface Fill {
  csrf: string;
  /** Base64 text; empty when nobody is signed in. */
  bearer: string;
  cookies: string[];
}

// The very placeholders that a real proxy's template engine fills, so that one build serves both
// (docs/protocol/auth-and-identity.md#3.1).
const CSRF = '{{ .XCSRF }}';
const BEARER = '{{ .Session }}';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The page of a build, ready to be filled once per request. */
export async function loadPage(dist: string): Promise<(fill: Pick<Fill, 'csrf' | 'bearer'>) => string> {
  const file = join(dist, 'index.html');
  const template = await readFile(file, 'utf8');
  for (const placeholder of [CSRF, BEARER])
    if (!template.includes(placeholder)) throw new Error(`${file} has no ${placeholder} to fill`);
  // Functions, because a `$` in a replacement text would mean something.
  return ({ csrf, bearer }) => template.replace(CSRF, () => escapeHtml(csrf)).replace(BEARER, () => escapeHtml(bearer));
}
