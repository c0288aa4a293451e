// What stands in a page before its script is there: the form for anyone who has still to sign in, and for all others the
// files that the script will ask for.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLoginPage, isPublicPage } from '#lib/public-page.ts';
import { escapeHtml } from './escape-html.ts';
import type { PageRequest } from './page.ts';
import { loadPageFiles, type PageFiles } from './page-files.ts';

/** `dist/entrance.js`, built from `src/app/sign-in/render.tsx`. */
export interface SignInRenderer {
  renderSignInPage: (config: unknown) => { title: string; html: string } | undefined;
}

const ROOT_ELEMENT = '<div id="app"></div>';
const PRELOAD_TAGS = /<link rel="modulepreload"[^>]*>\s*/g;
const TITLE_TAG = /<title>[^<]*<\/title>/;

/** The last few are kept: they change when a cluster's settings do. */
function cacheRenders({ renderSignInPage }: SignInRenderer): SignInRenderer['renderSignInPage'] {
  const cache = new Map<string, ReturnType<SignInRenderer['renderSignInPage']>>();
  return (config) => {
    const key = JSON.stringify(config);
    if (!cache.has(key)) {
      if (cache.size > 8) cache.clear();
      cache.set(key, renderSignInPage(config));
    }
    return cache.get(key);
  };
}

const showsSignInForm = ({ path, bearer }: PageRequest): boolean =>
  bearer === '' && (isLoginPage(path) || !isPublicPage(path));

const preloadTags = ({ path, bearer }: PageRequest, { router, filesFor: at }: PageFiles): string =>
  (bearer === '' && isPublicPage(path) ? router : at(path))
    .map((file) => `  <link rel="modulepreload" crossorigin href="/web/${file}" />\n  `)
    .join('');

export const configTag = (config: unknown): string =>
  `<meta name="postern_config" content="${escapeHtml(JSON.stringify(config))}" />`;

const appendToHead = (page: string, tags: string): string => page.replace('</head>', () => `${tags}</head>`);

/** Undefined for a build that shows nothing before its script does. */
export async function createPrerenderer(
  dist: string,
): Promise<((page: string, asked: PageRequest) => string) | undefined> {
  const module = join(dist, 'entrance.js');
  if (!existsSync(module)) return undefined;
  const files = await loadPageFiles(join(dist, 'manifest.json'));
  const render = cacheRenders((await import(pathToFileURL(module).href)) as SignInRenderer); // our own module
  return (bare, asked) => {
    const page = asked.config === undefined ? bare : appendToHead(bare, configTag(asked.config));
    if (!showsSignInForm(asked)) return appendToHead(page, preloadTags(asked, files));
    const drawn = asked.config === undefined ? undefined : render(asked.config);
    if (!drawn) return page;
    return page
      .replace(PRELOAD_TAGS, '') // the form is shown first, and begins the script itself
      .replace(ROOT_ELEMENT, () => `<div id="app">${drawn.html}</div>`)
      .replace(TITLE_TAG, () => `<title>${drawn.title}</title>`);
  };
}
