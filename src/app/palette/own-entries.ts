import type { Theme } from '#app/theme.ts';
import { waysTo } from '#domain/go-keys.ts';
import { navigation, titles } from '#domain/navigation.ts';
import { ownEntry, type Entry } from '#domain/palette/entry.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';

/** Every page of the navigation that is open to the user, and those that are open to all. */
export function pagesFor({ features, cluster }: PageContext): Entry[] {
  const listed = navigation(features, cluster).flatMap(({ group, items }) =>
    items.map(({ page, title, to }) =>
      ownEntry({ kind: 'page', name: title, note: group, at: to, words: titles[page] }),
    ),
  );
  return [
    ...listed,
    ownEntry({
      kind: 'page',
      name: titles.account,
      note: 'Your account',
      at: links.account(),
      words: 'password mfa devices',
    }),
    ownEntry({ kind: 'page', name: titles.support, note: '', at: links.support() }),
  ];
}

/** The keys that lead to a page, by its address. */
export const pageKeys = ({ features, cluster }: PageContext): ReadonlyMap<string, string> =>
  new Map(waysTo(features, cluster).map(({ keys, to }) => [to, keys]));

export type Act = 'dark theme' | 'light theme' | 'shortcuts' | 'sign out';

const act = (at: Act, name: string, words: string): Entry => ownEntry({ kind: 'action', name, note: '', at, words });

export function actionsFor({ features }: PageContext, theme: Theme): Entry[] {
  const lock = { kind: 'page', name: 'Add lock', note: 'Access', at: links.newLock(), words: titles.newLock } as const;
  return [
    ...(features.newLock ? [ownEntry(lock)] : []),
    theme === 'dark' ? act('light theme', 'Light theme', 'mode bright') : act('dark theme', 'Dark theme', 'mode night'),
    act('shortcuts', 'Keyboard shortcuts', 'help keys'),
    act('sign out', 'Sign out', 'log out leave'),
  ];
}
