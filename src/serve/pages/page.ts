import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPrerenderer } from './prerender.ts';
import { escapeHtml } from './escape-html.ts';

/** Values for a page: the contents of its two meta tags, and cookies to set (docs/protocol/auth-and-identity.md#3). */
export interface PageValues {
  csrf: string;
  /** Base64 text; empty for users who are not signed in. */
  bearer: string;
  cookies: string[];
}

/** The values for one request of the page. */
export interface PageRequest extends Pick<PageValues, 'csrf' | 'bearer'> {
  path: string;
  /** The configuration in the proxy's `/web/config.js`; undefined if it is not available. */
  config: unknown;
}

// The placeholders that the template engine of a real proxy fills, so that one build works with both
// (docs/protocol/auth-and-identity.md#3.1).
const CSRF_PLACEHOLDER = '{{ .XCSRF }}';
const BEARER_PLACEHOLDER = '{{ .Session }}';

interface PageTemplate {
  /** Whether the page uses the configuration. */
  needsConfig: boolean;
  fill: (pageRequest: PageRequest) => string;
}

/**
 * Tells the console that it runs in front of the mock proxy of a demo (src/features/demo). Only the options of this
 * server decide that: nothing that a proxy answers can add the tag.
 */
const DEMO_TAG = '<meta name="postern_demo" content="" />';

/** Loads the page of a build. The result has a function that fills it for each request. */
export async function loadPageTemplate(dist: string, isDemo: boolean): Promise<PageTemplate> {
  const file = join(dist, 'index.html');
  const page = await readFile(file, 'utf8');
  const template = isDemo ? page.replace('<title>', `${DEMO_TAG}<title>`) : page;
  for (const placeholder of [CSRF_PLACEHOLDER, BEARER_PLACEHOLDER])
    if (!template.includes(placeholder)) throw new Error(`${file} has no ${placeholder} to fill`);
  const prerender = await createPrerenderer(dist);
  return {
    needsConfig: prerender !== undefined,
    // The replacements are functions, because `$` has a meaning in replacement strings.
    fill: (pageRequest) =>
      (prerender?.(template, pageRequest) ?? template)
        .replace(CSRF_PLACEHOLDER, () => escapeHtml(pageRequest.csrf))
        .replace(BEARER_PLACEHOLDER, () => escapeHtml(pageRequest.bearer)),
  };
}
