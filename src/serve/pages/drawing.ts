// What stands in a page before its script is there: the form for anyone who has still to sign in, and for all others the
// files that the script will ask for.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLoginPage, isPublicPage } from '#lib/public-page.ts';
import { escapeHtml } from './escape-html.ts';
import type { Asked } from './page.ts';
import { pageFiles, type PageFiles } from './page-files.ts';

/** `dist/entrance.js`, built from `src/app/entrance/render.tsx`. */
export interface Entrance {
  renderEntrance: (config: unknown) => { title: string; html: string } | undefined;
}

const ROOT = '<div id="app"></div>';
const PRELOADS = /<link rel="modulepreload"[^>]*>\s*/g;
const TITLE = /<title>[^<]*<\/title>/;

/** The last few are kept: they change when a cluster's settings do. */
function remembered({ renderEntrance }: Entrance): Entrance['renderEntrance'] {
  const drawn = new Map<string, ReturnType<Entrance['renderEntrance']>>();
  return (config) => {
    const key = JSON.stringify(config);
    if (!drawn.has(key)) {
      if (drawn.size > 8) drawn.clear();
      drawn.set(key, renderEntrance(config));
    }
    return drawn.get(key);
  };
}

const isForm = ({ path, bearer }: Asked): boolean => bearer === '' && (isLoginPage(path) || !isPublicPage(path));

const preloads = ({ path, bearer }: Asked, { router, at }: PageFiles): string =>
  (bearer === '' && isPublicPage(path) ? router : at(path))
    .map((file) => `  <link rel="modulepreload" crossorigin href="/web/${file}" />\n  `)
    .join('');

export const configTag = (config: unknown): string =>
  `<meta name="postern_config" content="${escapeHtml(JSON.stringify(config))}" />`;

const inHead = (page: string, tags: string): string => page.replace('</head>', () => `${tags}</head>`);

/** Undefined for a build that shows nothing before its script does. */
export async function drawing(dist: string): Promise<((page: string, asked: Asked) => string) | undefined> {
  const module = join(dist, 'entrance.js');
  if (!existsSync(module)) return undefined;
  const files = await pageFiles(join(dist, 'manifest.json'));
  const render = remembered((await import(pathToFileURL(module).href)) as Entrance); // our own module
  return (bare, asked) => {
    const page = asked.config === undefined ? bare : inHead(bare, configTag(asked.config));
    if (!isForm(asked)) return inHead(page, preloads(asked, files));
    const drawn = asked.config === undefined ? undefined : render(asked.config);
    if (!drawn) return page;
    return page
      .replace(PRELOADS, '') // the form is shown first, and begins the script itself
      .replace(ROOT, () => `<div id="app">${drawn.html}</div>`)
      .replace(TITLE, () => `<title>${drawn.title}</title>`);
  };
}
