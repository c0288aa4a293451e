import { useSyncExternalStore } from 'react';
import { shortcutsKey } from '#lib/shortcuts-key.ts';

const listeners = new Set<() => void>();

/** Whether single keys do anything; whoever dictates, or hits keys by mistake, switches them off (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => localStorage.getItem(shortcutsKey) !== 'off';

export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(shortcutsKey);
  else localStorage.setItem(shortcutsKey, 'off');
  for (const told of listeners) told();
}

function subscribe(told: () => void): () => void {
  listeners.add(told);
  addEventListener('storage', told);
  return () => {
    listeners.delete(told);
    removeEventListener('storage', told);
  };
}

export const useShortcutSwitch = (): boolean => useSyncExternalStore(subscribe, areShortcutsOn);
