// Content of a page before its script runs: the sign-in form for users who are not signed in, and preload tags for all
// others.
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

/** Caches a few results, because they change only with a cluster's settings. */
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

const preloadTags = ({ path, bearer }: PageRequest, { router, filesFor }: PageFiles): string =>
  (bearer === '' && isPublicPage(path) ? router : filesFor(path))
    .map((file) => `  <link rel="modulepreload" crossorigin href="/web/${file}" />\n  `)
    .join('');

export const configTag = (config: unknown): string =>
  `<meta name="postern_config" content="${escapeHtml(JSON.stringify(config))}" />`;

const appendToHead = (page: string, tags: string): string => page.replace('</head>', () => `${tags}</head>`);

/** Creates a function that adds the form or preload tags to a page; undefined if the build has no sign-in renderer. */
export async function createPrerenderer(
  dist: string,
): Promise<((page: string, pageRequest: PageRequest) => string) | undefined> {
  const module = join(dist, 'entrance.js');
  if (!existsSync(module)) return undefined;
  const files = await loadPageFiles(join(dist, 'manifest.json'));
  const render = cacheRenders((await import(pathToFileURL(module).href)) as SignInRenderer); // our own module
  return (template, pageRequest) => {
    const page = pageRequest.config === undefined ? template : appendToHead(template, configTag(pageRequest.config));
    if (!showsSignInForm(pageRequest)) return appendToHead(page, preloadTags(pageRequest, files));
    const rendered = pageRequest.config === undefined ? undefined : render(pageRequest.config);
    if (!rendered) return page;
    return page
      .replace(PRELOAD_TAGS, '') // the form is painted first and then starts the script itself
      .replace(ROOT_ELEMENT, () => `<div id="app">${rendered.html}</div>`)
      .replace(TITLE_TAG, () => `<title>${rendered.title}</title>`);
  };
}
