import { useSyncExternalStore } from 'react';
import { readSetting, settingsOwner, writeSetting } from '#lib/browser/settings.ts';
import { createSignal } from '#lib/browser/store.ts';

const settingWritten = createSignal();

function subscribe(listener: () => void): () => void {
  const unsubscribes = [settingWritten.subscribe(listener), settingsOwner.subscribe(listener)];
  addEventListener('storage', listener);
  return () => {
    removeEventListener('storage', listener);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/** A setting of the signed-in user and its setter, synchronized between tabs; null if not set. */
export function useSetting(name: string): [string | null, (text: string | null) => void] {
  const text = useSyncExternalStore(subscribe, () => readSetting(name));
  const set = (next: string | null) => {
    writeSetting(name, next);
    settingWritten.notify();
  };
  return [text, set];
}
