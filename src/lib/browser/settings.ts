// What people set up for themselves in this browser, each under their own name: it outlives a sign-out, and no other
// user of this browser sees it.
import { CONVENIENCE_KEYS, localStore } from './storage.ts';
import { createStore } from './store.ts';

/** Begins the keys of all settings. */
export const SETTINGS_PREFIX = CONVENIENCE_KEYS.settings;

/** Whose settings these are; undefined until the user is known. */
export const settingsOwner = createStore<string | undefined>(undefined);

const keyOf = (owner: string, name: string): string => `${SETTINGS_PREFIX}${owner}:${name}`;

// What the user sets before the proxy has confirmed who they are.
const early = new Map<string, string | null>();

// Settings by key for which the browser has no room: they hold until the page is left.
const unstored = new Map<string, string>();

export function readSetting(name: string): string | null {
  const owner = settingsOwner.get();
  if (owner === undefined) return early.get(name) ?? null;
  const key = keyOf(owner, name);
  return unstored.get(key) ?? localStore.read(key);
}

export function writeSetting(name: string, text: string | null): void {
  const owner = settingsOwner.get();
  if (owner === undefined) {
    early.set(name, text);
    return;
  }
  const key = keyOf(owner, name);
  unstored.delete(key);
  if (text === null) localStore.remove(key);
  else if (!localStore.writeIfRoom(key, text)) unstored.set(key, text);
}

/** Sets who is signed in; what was set before becomes theirs. */
export function ownSettings(owner: string): void {
  settingsOwner.set(owner);
  for (const [name, text] of early) writeSetting(name, text);
  early.clear();
}
