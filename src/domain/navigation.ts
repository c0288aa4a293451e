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

/**
 * The page for `/web`: the user's first page of the Resources group, except the page of all resources, else the help
 * page (docs/protocol/resources.md#14).
 */
export function homePath(features: Features, cluster: string): string {
  const resources = navigationGroups(features, cluster).find(({ group }) => group === 'Resources');
  return resources?.items.find(({ page }) => page !== 'allResources')?.to ?? links.support();
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
