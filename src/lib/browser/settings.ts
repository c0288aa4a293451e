// The settings of each user in this browser. They survive a sign-out, and other users of the browser do not see them.
import { DROPPABLE_KEYS, localStore } from './storage.ts';
import { createStore } from './store.ts';

export const SETTINGS_PREFIX = DROPPABLE_KEYS.settings;

/** The user whose settings are read and written; undefined until the user is known. */
export const settingsOwner = createStore<string | undefined>(undefined);

const settingKey = (owner: string, name: string): string => `${SETTINGS_PREFIX}${owner}:${name}`;

// Settings that change before the proxy has confirmed the user.
const pendingSettings = new Map<string, string | null>();

// Settings by key that do not fit into the storage. They last until the page is unloaded.
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

/** Sets the signed-in user and saves the settings that changed before the user was known. */
export function setSettingsOwner(owner: string): void {
  settingsOwner.set(owner);
  for (const [name, text] of pendingSettings) writeSetting(name, text);
  pendingSettings.clear();
}
