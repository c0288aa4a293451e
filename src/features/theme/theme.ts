// The theme of the console: reads it from the browser's storage, stores it and applies it to the page.
import { useSyncExternalStore } from 'react';
import { storageKeys } from '#domain/session/session-record.ts';
import { createSignal } from '#lib/browser/store.ts';
import { localStore } from '#lib/browser/storage.ts';

export type Theme = 'light' | 'dark';
/** `system`: the theme that the operating system or the browser prefers, also when that changes. */
export type ThemeChoice = Theme | 'system';

// A choice that did not fit into the browser's storage. It applies until the page is closed or a choice is stored.
let unstoredChoice: ThemeChoice | undefined;

function storedChoice(): ThemeChoice {
  const stored = localStore.read(storageKeys.theme);
  return stored === 'dark' || stored === 'system' ? stored : 'light';
}

export const currentChoice = (): ThemeChoice => unstoredChoice ?? storedChoice();

const systemPrefersDark = () => matchMedia('(prefers-color-scheme: dark)');

export function currentTheme(): Theme {
  const choice = currentChoice();
  if (choice !== 'system') return choice;
  return systemPrefersDark().matches ? 'dark' : 'light';
}

const themeChanged = createSignal();

/** Applies the current theme to the page. Other tabs apply it after a storage event (docs/behaviour.md#theme). */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = currentTheme();
  themeChanged.notify();
}

/** Stores a choice and applies it, without notifying the listeners of `onThemeChosen`. */
export function showTheme(choice: ThemeChoice): void {
  unstoredChoice = localStore.writeIfRoom(storageKeys.theme, choice) ? undefined : choice;
  applyTheme();
}

const themeChosen = createSignal();

/** Notifies about choices in this window only. Choices in other windows change the theme without a notification. */
export const onThemeChosen = themeChosen.subscribe;

/** Shows the theme that the user chose. */
export function setTheme(choice: ThemeChoice): void {
  showTheme(choice);
  themeChosen.notify();
}

/** Applies the current theme now, and after each change in another tab or of the system's theme. */
export function followTheme(): void {
  applyTheme();
  addEventListener('storage', ({ key }) => key === storageKeys.theme && applyTheme());
  systemPrefersDark().addEventListener('change', applyTheme);
}

export const useTheme = (): Theme => useSyncExternalStore(themeChanged.subscribe, currentTheme);

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(themeChanged.subscribe, currentChoice);
