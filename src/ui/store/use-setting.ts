import { useSyncExternalStore } from 'react';
import { readSetting, settingsOwner, writeSetting } from '#lib/browser/settings.ts';
import { createSignal } from '#lib/browser/store.ts';

const settingWritten = createSignal();

function subscribe(listener: () => void): () => void {
  const unsubscribes = [settingWritten.subscribe(listener), settingsOwner.subscribe(listener)];
  addEventListener('storage', listener);
  return () => {
    removeEventListener('storage', listener);
    for (const stop of unsubscribes) stop();
  };
}

/** What the user who is signed in set up under a name, the same in every tab, and how to set it; null for nothing. */
export function useSetting(name: string): [string | null, (text: string | null) => void] {
  const text = useSyncExternalStore(subscribe, () => readSetting(name));
  const set = (next: string | null) => {
    writeSetting(name, next);
    settingWritten.notify();
  };
  return [text, set];
}
