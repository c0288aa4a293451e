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

/** The compiler holds the entries against the features that there are. */
const featureByPage: { readonly [P in MenuPage]: Feature } = Object.fromEntries(
  menuPages.map((page) => [page, pages[page].menu.needs]),
) as { [P in MenuPage]: (typeof pages)[P]['menu']['needs'] }; // fromEntries forgets which key has which value

/** The side navigation of one user: groups in order, without what is closed to them (docs/protocol/resources.md#14). */
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

/** Where `/web` leads: the first page of one kind of resource that is open, else help (docs/protocol/resources.md#14). */
export function homePath(features: Features, cluster: string): string {
  const resources = navigationGroups(features, cluster).find(({ group }) => group === 'Resources');
  return resources?.items.find(({ page }) => page !== 'allResources')?.to ?? links.support();
}

/** The title of every page (docs/behaviour.md#titles). A page that knows its subject may say more. */
export const pageTitles = Object.fromEntries(pageNames.map((page) => [page, entryOf(page).title])) as Readonly<
  Record<PageName, string>
>; // fromEntries forgets which keys there are

/** The title of the page whose route says its name; undefined where it says none. */
export const titleOfPage = (name: unknown): string | undefined =>
  typeof name === 'string' && Object.hasOwn(pageTitles, name) ? pageTitles[name as PageName] : undefined;

/** What the browser's tab says: the cluster comes first when the address names one (docs/behaviour.md#titles). */
export const browserTabTitle = (title: string, cluster?: string): string =>
  sanitize(cluster ? `${cluster} • ${title}` : title);
