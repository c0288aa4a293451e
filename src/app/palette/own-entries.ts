import type { Theme } from '#app/theme.ts';
import { waysTo } from '#domain/go-keys.ts';
import { navigation, titles } from '#domain/navigation.ts';
import { ownEntry, type Entry } from '#domain/palette/entry.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { KEYBOARD_SHORTCUTS, SIGN_OUT, USE_DARK, USE_LIGHT } from '#app/messages.ts';
import { ACCESS, ADD_LOCK, ALSO, YOUR_ACCOUNT } from './messages.ts';

/** Every page of the navigation that is open to the user, and those that are open to all. */
export function pagesFor({ features, cluster }: PageContext): Entry[] {
  const listed = navigation(features, cluster).flatMap(({ group, items }) =>
    items.map(({ page, title, to }) =>
      ownEntry({ kind: 'page', name: title, note: group, at: to, also: titles[page] }),
    ),
  );
  return [
    ...listed,
    ownEntry({
      kind: 'page',
      name: titles.account,
      note: YOUR_ACCOUNT,
      at: links.account(),
      also: ALSO.account,
    }),
    ownEntry({ kind: 'page', name: titles.support, note: '', at: links.support() }),
  ];
}

/** The keys that lead to a page, by its address. */
export const pageKeys = ({ features, cluster }: PageContext): ReadonlyMap<string, string> =>
  new Map(waysTo(features, cluster).map(({ keys, to }) => [to, keys]));

export type Act = 'dark theme' | 'light theme' | 'shortcuts' | 'sign out';

const act = (at: Act, name: string, also: string): Entry => ownEntry({ kind: 'action', name, note: '', at, also });

export function actionsFor({ features }: PageContext, theme: Theme): Entry[] {
  const lock = { kind: 'page', name: ADD_LOCK, note: ACCESS, at: links.newLock(), also: titles.newLock } as const;
  return [
    ...(features.newLock ? [ownEntry(lock)] : []),
    theme === 'dark' ? act('light theme', USE_LIGHT, ALSO.light) : act('dark theme', USE_DARK, ALSO.dark),
    act('shortcuts', KEYBOARD_SHORTCUTS, ALSO.shortcuts),
    act('sign out', SIGN_OUT, ALSO.signOut),
  ];
}
