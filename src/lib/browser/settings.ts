// What people set up for themselves in this browser, each under their own name: it outlives a sign-out, and no other
// user of this browser sees it.
import { createStore } from './store.ts';

/** Begins the keys of all settings. */
export const SETTINGS_PREFIX = 'postern-settings:';

/** Whose settings these are; undefined until the user is known. */
export const settingsOwner = createStore<string | undefined>(undefined);

const keyOf = (owner: string, name: string): string => `${SETTINGS_PREFIX}${owner}:${name}`;

// What the user sets before the proxy has confirmed who they are.
const early = new Map<string, string | null>();

export function readSetting(name: string): string | null {
  const owner = settingsOwner.get();
  return owner === undefined ? (early.get(name) ?? null) : localStorage.getItem(keyOf(owner, name));
}

export function writeSetting(name: string, text: string | null): void {
  const owner = settingsOwner.get();
  if (owner === undefined) early.set(name, text);
  else if (text === null) localStorage.removeItem(keyOf(owner, name));
  else localStorage.setItem(keyOf(owner, name), text);
}

/** Sets who is signed in; what was set before becomes theirs. */
export function ownSettings(owner: string): void {
  settingsOwner.set(owner);
  for (const [name, text] of early) writeSetting(name, text);
  early.clear();
}
