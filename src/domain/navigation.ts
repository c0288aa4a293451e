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
const needs: { readonly [P in MenuPage]: Feature } = Object.fromEntries(
  menuPages.map((page) => [page, pages[page].menu.needs]),
) as { [P in MenuPage]: (typeof pages)[P]['menu']['needs'] }; // fromEntries forgets which key has which value

/** The side navigation of one user: groups in order, without what is closed to them (docs/protocol/resources.md#14). */
export function navigation(features: Features, cluster: string): NavigationGroup[] {
  const open = menuPages.filter((page) => features[needs[page]]);
  return GROUPS.map((group) => ({
    group,
    items: open.flatMap((page) => {
      const { menu } = pages[page];
      return menu.group === group ? { page, title: menu.label, icon: menu.icon, to: links[page]({ cluster }) } : [];
    }),
  })).filter(({ items }) => items.length > 0);
}

/** Where `/web` leads: the first page of one kind of resource that is open, else help (docs/protocol/resources.md#14). */
export function home(features: Features, cluster: string): string {
  const resources = navigation(features, cluster).find(({ group }) => group === 'Resources');
  return resources?.items.find(({ page }) => page !== 'allResources')?.to ?? links.support();
}

/** The title of every page (docs/behaviour.md#titles). A page that knows its subject may say more. */
export const titles = Object.fromEntries(pageNames.map((page) => [page, entryOf(page).title])) as Readonly<
  Record<PageName, string>
>; // fromEntries forgets which keys there are

/** The title of the page whose route says its name; undefined where it says none. */
export const titleOf = (name: unknown): string | undefined =>
  typeof name === 'string' && Object.hasOwn(titles, name) ? titles[name as PageName] : undefined;

/** What the browser's tab says: the cluster comes first when the address names one (docs/behaviour.md#titles). */
export const pageTitle = (title: string, cluster?: string): string =>
  sanitize(cluster ? `${cluster} • ${title}` : title);
