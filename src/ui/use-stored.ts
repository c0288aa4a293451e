import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(told: () => void): () => void {
  listeners.add(told);
  addEventListener('storage', told);
  return () => {
    listeners.delete(told);
    removeEventListener('storage', told);
  };
}

/** What this browser keeps under a key, the same in every tab, and how to keep something else; null for nothing. */
export function useStored(key: string): [string | null, (text: string | null) => void] {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  const keep = (next: string | null) => {
    if (next === null) localStorage.removeItem(key);
    else localStorage.setItem(key, next);
    for (const told of listeners) told();
  };
  return [text, keep];
}
