// What people set up for themselves in this browser, each under their own name: it outlives a sign-out, and no other
// user of this browser sees it.
import { DROPPABLE_KEYS, localStore } from './storage.ts';
import { createStore } from './store.ts';

/** Begins the keys of all settings. */
export const SETTINGS_PREFIX = DROPPABLE_KEYS.settings;

/** Whose settings these are; undefined until the user is known. */
export const settingsOwner = createStore<string | undefined>(undefined);

const settingKey = (owner: string, name: string): string => `${SETTINGS_PREFIX}${owner}:${name}`;

// What the user sets before the proxy has confirmed who they are.
const pendingSettings = new Map<string, string | null>();

// Settings by key for which the browser has no room: they hold until the page is left.
const unstoredSettings = new Map<string, string>();

export function readSetting(name: string): string | null {
  const owner = settingsOwner.get();
  if (owner === undefined) return pendingSettings.get(name) ?? null;
  const key = settingKey(owner, name);
  return unstoredSettings.get(key) ?? localStore.read(key);
}

export function writeSetting(name: string, text: string | null): void {
  const owner = settingsOwner.get();
  if (owner === undefined) {
    pendingSettings.set(name, text);
    return;
  }
  const key = settingKey(owner, name);
  unstoredSettings.delete(key);
  if (text === null) localStore.remove(key);
  else if (!localStore.writeIfRoom(key, text)) unstoredSettings.set(key, text);
}

/** Sets who is signed in; what was set before becomes theirs. */
export function setSettingsOwner(owner: string): void {
  settingsOwner.set(owner);
  for (const [name, text] of pendingSettings) writeSetting(name, text);
  pendingSettings.clear();
}
