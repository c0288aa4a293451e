// Checks the pages of the documentation site: their links, their resources and the navigation.
import { posix } from 'node:path';

/** The pages of the site with their HTML, by paths such as `guide/terminal.html`. */
export type SitePages = ReadonlyMap<string, string>;

const ATTRIBUTE_LINK = /\s(?:href|src|srcset|poster|action)="([^"]*)"/g;
const LOADING_TAG = /<(?:script|link|img|iframe|source|video|audio|form)\b[^>]*>/g;
const STYLESHEET_ADDRESS = /(?:url\(\s*["']?|@import\s+["'])([^"')]+)/g;
const ANCHOR_TAG = /<a\b[^>]*>/g;
const ID = /\sid="([^"]*)"/g;

const isExternal = (address: string): boolean => /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(address);

const addressesIn = (tags: string): string[] => [...tags.matchAll(ATTRIBUTE_LINK)].map(([, address = '']) => address);

const tagsIn = (html: string, tag: RegExp): string => (html.match(tag) ?? []).join('\n');

/** Scripts, styles, pictures and forms of a page that are on another server. */
export const externalResources = (html: string): string[] => addressesIn(tagsIn(html, LOADING_TAG)).filter(isExternal);

/** Fonts, pictures and other stylesheets of a stylesheet that are on another server. */
export const externalStyles = (css: string): string[] =>
  [...css.matchAll(STYLESHEET_ADDRESS)].map(([, address = '']) => address.trim()).filter(isExternal);

const decodeText = (text: string): string => decodeURIComponent(text.replaceAll('&amp;', '&'));

interface Site {
  pages: SitePages;
  /** The paths of all files of the site. */
  files: ReadonlySet<string>;
}

function isBroken(address: string, page: string, { pages, files }: Site): boolean {
  const [path = '', fragment = ''] = decodeText(address).split('#');
  const absolutePath = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(page), path);
  const target = path === '' ? page : absolutePath.replace(/(?:^|(?<=\/)|^\.)$/, 'index.html');
  if (!files.has(target)) return true;
  const html = pages.get(target);
  if (fragment === '' || html === undefined) return false;
  return ![...html.matchAll(ID)].some(([, id = '']) => decodeText(id) === fragment);
}

/** The links of a page to pages, files and headings that the site does not have. */
export const brokenLinks = (page: string, site: Site): string[] =>
  addressesIn(tagsIn(site.pages.get(page) ?? '', ANCHOR_TAG)).filter(
    (address) => !isExternal(address) && !address.startsWith('mailto:') && isBroken(address, page, site),
  );

/** The pages that no other page links to, so that no reader finds them. */
export function unreachablePages(pages: SitePages): string[] {
  const linkedPages = new Set(
    [...pages].flatMap(([page, html]) =>
      addressesIn(tagsIn(html, ANCHOR_TAG)).map((address) => {
        const [path = ''] = address.split('#');
        return path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(page), path);
      }),
    ),
  );
  return [...pages.keys()].filter((page) => !linkedPages.has(page) && !['index.html', '404.html'].includes(page));
}
