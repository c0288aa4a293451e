import { useSyncExternalStore } from 'react';
import { storageKeys } from '#domain/session/record.ts';
import { createSignal } from '#lib/browser/store.ts';

export type Theme = 'light' | 'dark';

const stored = (): Theme => (localStorage.getItem(storageKeys.theme) === 'dark' ? 'dark' : 'light');
const changes = createSignal();

/** Shows what is stored; other tabs follow by the storage event (docs/behaviour.md#theme). */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = stored();
  changes.notify();
}

export function setTheme(theme: Theme): void {
  localStorage.setItem(storageKeys.theme, theme);
  applyTheme();
}

export function followTheme(): void {
  applyTheme();
  addEventListener('storage', ({ key }) => key === storageKeys.theme && applyTheme());
}

export const useTheme = (): Theme => useSyncExternalStore(changes.subscribe, stored);
