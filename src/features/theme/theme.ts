import { useSyncExternalStore } from 'react';
import { storageKeys } from '#domain/session/record.ts';
import { createSignal } from '#lib/browser/store.ts';

export type Theme = 'light' | 'dark';

export const themeHere = (): Theme => (localStorage.getItem(storageKeys.theme) === 'dark' ? 'dark' : 'light');
const changes = createSignal();

/** Shows the theme that this browser keeps; other tabs follow by the storage event (docs/behaviour.md#theme). */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = themeHere();
  changes.notify();
}

export function showTheme(theme: Theme): void {
  localStorage.setItem(storageKeys.theme, theme);
  applyTheme();
}

const chosen = createSignal();

/** Hears of what is chosen in this window; what others chose is only followed. */
export const onThemeChosen = chosen.subscribe;

export function setTheme(theme: Theme): void {
  showTheme(theme);
  chosen.notify();
}

export function followTheme(): void {
  applyTheme();
  addEventListener('storage', ({ key }) => key === storageKeys.theme && applyTheme());
}

export const useTheme = (): Theme => useSyncExternalStore(changes.subscribe, themeHere);
