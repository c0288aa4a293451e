import { links } from '#lib/links.ts';
import { entryOf, menuPages, pageNames, pages, type MenuPage, type PageName } from '#lib/pages/pages.ts';
import type { MenuGroup, PageIcon } from '#lib/pages/page-entry.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { Feature, Features } from './access.ts';

const GROUPS: readonly MenuGroup[] = ['Resources', 'Access', 'Activity', 'Clusters', 'Billing', 'Assist'];

export interface NavigationItem {
  page: MenuPage;
  title: string;
  icon: PageIcon;
  to: string;
}

export interface NavigationGroup {
  group: MenuGroup;
  items: NavigationItem[];
}

/** The type ensures that every page requires an existing feature. */
const featureByPage: { readonly [P in MenuPage]: Feature } = Object.fromEntries(
  menuPages.map((page) => [page, pages[page].menu.needs]),
) as { [P in MenuPage]: (typeof pages)[P]['menu']['needs'] };

/**
 * The groups of the side navigation, in order, with the pages that the user may open (docs/protocol/resources.md#14).
 */
export function navigationGroups(features: Features, cluster: string): NavigationGroup[] {
  const openPages = menuPages.filter((page) => features[featureByPage[page]]);
  return GROUPS.map((group) => ({
    group,
    items: openPages.flatMap((page) => {
      const { menu } = pages[page];
      return menu.group === group ? { page, title: menu.label, icon: menu.icon, to: links[page]({ cluster }) } : [];
    }),
  })).filter(({ items }) => items.length > 0);
}

/** The key of the setting with the page that `/web` leads to. */
export const START_PAGE_SETTING = 'start-page';

export type StartPage = 'home' | 'servers';

export const parseStartPage = (stored: string | null): StartPage => (stored === 'servers' ? 'servers' : 'home');

/**
 * The page for `/web`: the cluster's home page, or the user's first page of the Resources group if the user prefers
 * Servers (docs/behaviour.md#start-page).
 */
export function startPath(features: Features, cluster: string, startPage: StartPage): string {
  const resources = navigationGroups(features, cluster).find(({ group }) => group === 'Resources');
  const firstList = resources?.items.find(({ page }) => page !== 'allResources')?.to;
  return (startPage === 'servers' && firstList) || links.cluster({ cluster });
}

/** The titles of all pages (docs/behaviour.md#titles). A page may show a more specific title, such as a user's name. */
export const pageTitles = Object.fromEntries(pageNames.map((page) => [page, entryOf(page).title])) as Readonly<
  Record<PageName, string>
>;

/** The title of a page by its name; undefined for unknown names. */
export const titleOfPage = (name: unknown): string | undefined =>
  typeof name === 'string' && Object.hasOwn(pageTitles, name) ? pageTitles[name as PageName] : undefined;

/**
 * The title of the browser tab. If the address contains a cluster, the title starts with it (docs/behaviour.md#titles).
 */
export const browserTabTitle = (title: string, cluster?: string): string =>
  sanitize(cluster ? `${cluster} • ${title}` : title);
