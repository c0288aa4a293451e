import type { Theme } from '#features/theme/theme.ts';
import { pageShortcuts } from '#domain/page-shortcuts.ts';
import { navigation, titles } from '#domain/navigation.ts';
import type { Feature, Features } from '#domain/access.ts';
import { ownEntry, type Entry } from '#domain/palette/entry.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import type { PaletteEntry } from '#lib/pages/page-entry.ts';
import { palettePages, pages } from '#lib/pages/pages.ts';
import { SIGN_OUT, USE_DARK_THEME, USE_LIGHT_THEME } from '#app/messages.ts';
import { KEYBOARD_SHORTCUTS } from '#ui/shortcut/messages.ts';
import { ENTRY_KEYWORDS } from './messages.ts';

const isFeature = (features: Features, name: string): name is Feature => Object.hasOwn(features, name);

/** Pages that only the palette lists, if the user may open them. */
const paletteOnlyEntries = (features: Features, isAction: boolean): Entry[] =>
  palettePages.flatMap((page) => {
    const { label, note, also = '', needs, ...entry }: PaletteEntry = pages[page].palette;
    const isOpen = needs === undefined || (isFeature(features, needs) && features[needs]);
    if (!isOpen || (entry.isAction ?? false) !== isAction) return [];
    return ownEntry({ kind: 'page', name: label, note, at: links[page](), also });
  });

/** All navigation pages that the user may open, and the public pages. */
export function pageEntries({ features, cluster }: PageContext): Entry[] {
  const listed = navigation(features, cluster).flatMap(({ group, items }) =>
    items.map(({ page, title, to }) =>
      ownEntry({ kind: 'page', name: title, note: group, at: to, also: titles[page] }),
    ),
  );
  return [...listed, ...paletteOnlyEntries(features, false)];
}

/** The shortcut of each page, by its address. */
export const pageKeys = ({ features, cluster }: PageContext): ReadonlyMap<string, string> =>
  new Map(pageShortcuts(features, cluster).map(({ keys, to }) => [to, keys]));

export type ActionId = 'dark theme' | 'light theme' | 'shortcuts' | 'sign out';

const actionEntry = (at: ActionId, name: string, also: string): Entry =>
  ownEntry({ kind: 'action', name, note: '', at, also });

export const actionEntries = ({ features }: PageContext, theme: Theme): Entry[] => [
  ...paletteOnlyEntries(features, true),
  theme === 'dark'
    ? actionEntry('light theme', USE_LIGHT_THEME, ENTRY_KEYWORDS.light)
    : actionEntry('dark theme', USE_DARK_THEME, ENTRY_KEYWORDS.dark),
  actionEntry('shortcuts', KEYBOARD_SHORTCUTS, ENTRY_KEYWORDS.shortcuts),
  actionEntry('sign out', SIGN_OUT, ENTRY_KEYWORDS.signOut),
];
