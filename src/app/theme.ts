import { useSyncExternalStore } from 'react';
import { storageKeys } from '#domain/session/record.ts';

export type Theme = 'light' | 'dark';

const stored = (): Theme => (localStorage.getItem(storageKeys.theme) === 'dark' ? 'dark' : 'light');
const listeners = new Set<() => void>();

/** Shows what is stored; other tabs follow by the storage event (specification section 4). */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = stored();
  for (const told of listeners) told();
}

export function setTheme(theme: Theme): void {
  localStorage.setItem(storageKeys.theme, theme);
  applyTheme();
}

export function followTheme(): void {
  applyTheme();
  addEventListener('storage', ({ key }) => key === storageKeys.theme && applyTheme());
}

function subscribe(told: () => void): () => void {
  listeners.add(told);
  return () => void listeners.delete(told);
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, stored);
