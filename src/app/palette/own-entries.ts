import type { Theme } from '#features/theme/theme.ts';
import { pageShortcuts } from '#domain/page-shortcuts.ts';
import { navigation, titles } from '#domain/navigation.ts';
import type { Feature, Features } from '#domain/access.ts';
import { ownEntry, type Entry } from '#domain/palette/entry.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import type { PaletteEntry } from '#lib/pages/page-entry.ts';
import { palettePages, pages } from '#lib/pages/pages.ts';
import { SIGN_OUT, USE_DARK, USE_LIGHT } from '#app/messages.ts';
import { KEYBOARD_SHORTCUTS } from '#ui/shortcut/messages.ts';
import { ALSO } from './messages.ts';

const isFeature = (features: Features, name: string): name is Feature => Object.hasOwn(features, name);

/** Pages that only the palette offers, if they are open to the user. */
const offered = (features: Features, isAction: boolean): Entry[] =>
  palettePages.flatMap((page) => {
    const { label, note, also = '', needs, ...entry }: PaletteEntry = pages[page].palette;
    const isOpen = needs === undefined || (isFeature(features, needs) && features[needs]);
    if (!isOpen || (entry.isAction ?? false) !== isAction) return [];
    return ownEntry({ kind: 'page', name: label, note, at: links[page](), also });
  });

/** Every page of the navigation that is open to the user, and those that are open to all. */
export function pagesFor({ features, cluster }: PageContext): Entry[] {
  const listed = navigation(features, cluster).flatMap(({ group, items }) =>
    items.map(({ page, title, to }) =>
      ownEntry({ kind: 'page', name: title, note: group, at: to, also: titles[page] }),
    ),
  );
  return [...listed, ...offered(features, false)];
}

/** The keys that lead to a page, by its address. */
export const pageKeys = ({ features, cluster }: PageContext): ReadonlyMap<string, string> =>
  new Map(pageShortcuts(features, cluster).map(({ keys, to }) => [to, keys]));

export type Act = 'dark theme' | 'light theme' | 'shortcuts' | 'sign out';

const act = (at: Act, name: string, also: string): Entry => ownEntry({ kind: 'action', name, note: '', at, also });

export const actionsFor = ({ features }: PageContext, theme: Theme): Entry[] => [
  ...offered(features, true),
  theme === 'dark' ? act('light theme', USE_LIGHT, ALSO.light) : act('dark theme', USE_DARK, ALSO.dark),
  act('shortcuts', KEYBOARD_SHORTCUTS, ALSO.shortcuts),
  act('sign out', SIGN_OUT, ALSO.signOut),
];
