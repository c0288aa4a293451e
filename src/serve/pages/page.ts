import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawing } from './drawing.ts';
import { escapeHtml } from './escape-html.ts';

/** What goes into a page: the two meta tags' contents, and cookies beside it (docs/protocol/auth-and-identity.md#3). */
export interface Fill {
  csrf: string;
  /** Base64 text; empty when nobody is signed in. */
  bearer: string;
  cookies: string[];
}

/** One page as somebody asked for it. */
export interface Asked extends Pick<Fill, 'csrf' | 'bearer'> {
  path: string;
  /** What the proxy's `/web/config.js` defines; undefined where it could not be had. */
  config: unknown;
}

// The very placeholders that a real proxy's template engine fills, so that one build serves both
// (docs/protocol/auth-and-identity.md#3.1).
const CSRF = '{{ .XCSRF }}';
const BEARER = '{{ .Session }}';

interface Page {
  /** Whether it is worth asking for the configuration. */
  takesConfig: boolean;
  fill: (asked: Asked) => string;
}

/** The page of a build, ready to be filled once per request. */
export async function loadPage(dist: string): Promise<Page> {
  const file = join(dist, 'index.html');
  const template = await readFile(file, 'utf8');
  for (const placeholder of [CSRF, BEARER])
    if (!template.includes(placeholder)) throw new Error(`${file} has no ${placeholder} to fill`);
  const draw = await drawing(dist);
  return {
    takesConfig: draw !== undefined,
    // Functions, because a `$` in a replacement text would mean something.
    fill: (asked) =>
      (draw?.(template, asked) ?? template)
        .replace(CSRF, () => escapeHtml(asked.csrf))
        .replace(BEARER, () => escapeHtml(asked.bearer)),
  };
}
