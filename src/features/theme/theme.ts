// The theme of the console: reads it from the browser's storage, stores it and applies it to the page.
import { useSyncExternalStore } from 'react';
import { storageKeys } from '#domain/session/session-record.ts';
import { createSignal } from '#lib/browser/store.ts';
import { localStore } from '#lib/browser/storage.ts';

export type Theme = 'light' | 'dark';

// A theme that did not fit into the browser's storage. It applies until the page is closed or a theme is stored.
let unstoredTheme: Theme | undefined;

const storedTheme = (): Theme => (localStore.read(storageKeys.theme) === 'dark' ? 'dark' : 'light');

export const currentTheme = (): Theme => unstoredTheme ?? storedTheme();
const themeChanged = createSignal();

/** Applies the current theme to the page. Other tabs apply it after a storage event (docs/behaviour.md#theme). */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = currentTheme();
  themeChanged.notify();
}

/** Stores a theme and applies it, without notifying the listeners of `onThemeChosen`. */
export function showTheme(theme: Theme): void {
  unstoredTheme = localStore.writeIfRoom(storageKeys.theme, theme) ? undefined : theme;
  applyTheme();
}

const themeChosen = createSignal();

/** Notifies about choices in this window only. Choices in other windows change the theme without a notification. */
export const onThemeChosen = themeChosen.subscribe;

/** Shows the theme that the user chose. */
export function setTheme(theme: Theme): void {
  showTheme(theme);
  themeChosen.notify();
}

/** Applies the current theme now and after each change in another tab. */
export function followTheme(): void {
  applyTheme();
  addEventListener('storage', ({ key }) => key === storageKeys.theme && applyTheme());
}

export const useTheme = (): Theme => useSyncExternalStore(themeChanged.subscribe, currentTheme);
