import { pages } from '#lib/pages/pages.ts';
import { links } from '#lib/links.ts';
import { navigationGroups, pageTitles } from './navigation.ts';
import type { Features } from './access.ts';

interface Shortcut {
  /** The keys to press one after the other, such as "g s". */
  keys: string;
  title: string;
  to: string;
}

/** The shortcuts to the pages that the user may open, in the order of the navigation. */
export const pageShortcuts = (features: Features, cluster: string): Shortcut[] => [
  { keys: 'g h', title: pageTitles.cluster, to: links.cluster({ cluster }) },
  ...navigationGroups(features, cluster).flatMap(({ items }) =>
    items.map(({ page, title, to }) => ({ keys: `g ${pages[page].menu.key}`, title, to })),
  ),
];
