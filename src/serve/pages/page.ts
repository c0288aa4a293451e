import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPrerenderer } from './prerender.ts';
import { escapeHtml } from './escape-html.ts';

/** What goes into a page: the two meta tags' contents, and cookies beside it (docs/protocol/auth-and-identity.md#3). */
export interface PageValues {
  csrf: string;
  /** Base64 text; empty when nobody is signed in. */
  bearer: string;
  cookies: string[];
}

/** One page as somebody asked for it. */
export interface PageRequest extends Pick<PageValues, 'csrf' | 'bearer'> {
  path: string;
  /** What the proxy's `/web/config.js` defines; undefined where it could not be had. */
  config: unknown;
}

// The very placeholders that a real proxy's template engine fills, so that one build serves both
// (docs/protocol/auth-and-identity.md#3.1).
const CSRF_PLACEHOLDER = '{{ .XCSRF }}';
const BEARER_PLACEHOLDER = '{{ .Session }}';

interface PageTemplate {
  /** Whether it is worth asking for the configuration. */
  needsConfig: boolean;
  fill: (asked: PageRequest) => string;
}

/** The page of a build, ready to be filled once per request. */
export async function loadPageTemplate(dist: string): Promise<PageTemplate> {
  const file = join(dist, 'index.html');
  const template = await readFile(file, 'utf8');
  for (const placeholder of [CSRF_PLACEHOLDER, BEARER_PLACEHOLDER])
    if (!template.includes(placeholder)) throw new Error(`${file} has no ${placeholder} to fill`);
  const draw = await createPrerenderer(dist);
  return {
    needsConfig: draw !== undefined,
    // Functions, because a `$` in a replacement text would mean something.
    fill: (asked) =>
      (draw?.(template, asked) ?? template)
        .replace(CSRF_PLACEHOLDER, () => escapeHtml(asked.csrf))
        .replace(BEARER_PLACEHOLDER, () => escapeHtml(asked.bearer)),
  };
}
