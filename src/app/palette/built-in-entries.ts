// The entries of the palette for pages and actions of the console itself.
import type { Theme } from '#features/theme/theme.ts';
import { pageShortcuts } from '#domain/page-shortcuts.ts';
import { navigationGroups, pageTitles } from '#domain/navigation.ts';
import type { Feature, Features } from '#domain/access.ts';
import { consoleEntry, type SearchableEntry } from '#domain/palette/palette-entry.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import type { PaletteEntry } from '#lib/pages/page-entry.ts';
import { palettePages, pages } from '#lib/pages/pages.ts';
import { SIGN_OUT, USE_DARK_THEME, USE_LIGHT_THEME } from '#app/messages.ts';
import { KEYBOARD_SHORTCUTS } from '#ui/shortcut/messages.ts';
import { ENTRY_KEYWORDS } from './messages.ts';

const isFeature = (features: Features, name: string): name is Feature => Object.hasOwn(features, name);

/** Pages that only the palette lists, if the user may open them. */
const paletteOnlyEntries = (features: Features, isAction: boolean): SearchableEntry[] =>
  palettePages.flatMap((page) => {
    const { label, note, keywords = '', needs, ...entry }: PaletteEntry = pages[page].palette;
    const mayOpen = needs === undefined || (isFeature(features, needs) && features[needs]);
    if (!mayOpen || (entry.isAction ?? false) !== isAction) return [];
    return consoleEntry({ kind: 'page', name: label, note, target: links[page](), keywords });
  });

/** The pages that the user may open: the home page, the pages of the navigation, and the pages that only the palette lists. */
export function pageEntries({ features, cluster }: PageContext): SearchableEntry[] {
  const navigationEntries = navigationGroups(features, cluster).flatMap(({ group, items }) =>
    items.map(({ page, title, to }) =>
      consoleEntry({ kind: 'page', name: title, note: group, target: to, keywords: pageTitles[page] }),
    ),
  );
  const homeEntry = consoleEntry({
    kind: 'page',
    name: pageTitles.cluster,
    note: '',
    target: links.cluster({ cluster }),
    keywords: ENTRY_KEYWORDS.home,
  });
  return [homeEntry, ...navigationEntries, ...paletteOnlyEntries(features, false)];
}

/** The keyboard shortcut of each page, by the page's address. */
export const pageShortcutKeys = ({ features, cluster }: PageContext): ReadonlyMap<string, string> =>
  new Map(pageShortcuts(features, cluster).map(({ keys, to }) => [to, keys]));

export type ActionId = 'dark theme' | 'light theme' | 'shortcuts' | 'sign out';

const actionEntry = (id: ActionId, name: string, keywords: string): SearchableEntry =>
  consoleEntry({ kind: 'action', name, note: '', target: id, keywords });

export const actionEntries = ({ features }: PageContext, theme: Theme): SearchableEntry[] => [
  ...paletteOnlyEntries(features, true),
  theme === 'dark'
    ? actionEntry('light theme', USE_LIGHT_THEME, ENTRY_KEYWORDS.light)
    : actionEntry('dark theme', USE_DARK_THEME, ENTRY_KEYWORDS.dark),
  actionEntry('shortcuts', KEYBOARD_SHORTCUTS, ENTRY_KEYWORDS.shortcuts),
  actionEntry('sign out', SIGN_OUT, ENTRY_KEYWORDS.signOut),
];
