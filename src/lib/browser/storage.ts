// All access to the browser's storage goes through this file. A browser can block it, and its few megabytes can be full
// (docs/behaviour.md#browser-storage).
import { STORAGE_BLOCKED, STORAGE_FULL } from '#lib/messages.ts';
import { isQuotaError, UserFacingError } from '#lib/user-facing-error.ts';
import { createStore } from './store.ts';

/** The console cannot continue, because the browser stores nothing for this address. */
export class StorageUnavailable extends UserFacingError {
  readonly reason: 'blocked' | 'full';

  constructor(reason: StorageUnavailable['reason'], options?: ErrorOptions) {
    super(reason === 'blocked' ? STORAGE_BLOCKED : STORAGE_FULL, options);
    this.name = 'StorageUnavailable';
    this.reason = reason;
  }
}

/** Keys, or prefixes of keys, of optional entries. A full storage drops them in this order. */
export const DROPPABLE_KEYS = {
  recentPages: 'postern-palette',
  recentSessions: 'postern-recent-sessions',
  settings: 'postern-settings:',
  drafts: 'postern-draft:',
} as const;

/** Whether a full storage has dropped settings or drafts since the page was loaded. */
export const hasDroppedUserData = createStore(false);

const isMadeByUser = (key: string): boolean =>
  key.startsWith(DROPPABLE_KEYS.settings) || key.startsWith(DROPPABLE_KEYS.drafts);

const DROP_ORDER: readonly string[] = Object.values(DROPPABLE_KEYS);

type StorageArea = 'localStorage' | 'sessionStorage';

/** Browsers that block site data throw on access or return null. A damaged profile throws on use. */
function withStorage<T>(area: StorageArea, callback: (storage: Storage) => T): T {
  try {
    return callback(globalThis[area]);
  } catch (cause) {
    if (isQuotaError(cause)) throw cause;
    throw new StorageUnavailable('blocked', { cause });
  }
}

const read = (area: StorageArea, key: string): string | null => withStorage(area, (storage) => storage.getItem(key));

const remove = (area: StorageArea, key: string): void => withStorage(area, (storage) => storage.removeItem(key));

const keysIn = (area: StorageArea): string[] => withStorage(area, (storage) => Object.keys(storage));

function writeIfRoom(area: StorageArea, key: string, text: string): boolean {
  try {
    withStorage(area, (storage) => storage.setItem(key, text));
    return true;
  } catch (error) {
    if (isQuotaError(error)) return false;
    throw error;
  }
}

/** The keys to drop, in order. Within a prefix the largest entry comes first, so that few entries are dropped. */
function droppableKeys(area: StorageArea): string[] {
  const sizeOf = (key: string): number => read(area, key)?.length ?? 0;
  const keys = keysIn(area);
  return DROP_ORDER.flatMap((prefix) =>
    keys.filter((key) => key.startsWith(prefix)).toSorted((one, other) => sizeOf(other) - sizeOf(one)),
  );
}

function write(area: StorageArea, key: string, text: string): boolean {
  if (writeIfRoom(area, key, text)) return true;
  return droppableKeys(area).some((droppedKey) => {
    if (droppedKey === key) return false;
    remove(area, droppedKey);
    if (isMadeByUser(droppedKey)) hasDroppedUserData.set(true);
    return writeIfRoom(area, key, text);
  });
}

/** All methods throw `StorageUnavailable` when the browser blocks the storage. */
const createStorage = (area: StorageArea) => ({
  read: (key: string) => read(area, key),
  remove: (key: string) => remove(area, key),
  keys: () => keysIn(area),
  /** Drops optional entries until the text fits; false if it still does not fit. */
  write: (key: string, text: string) => write(area, key, text),
  /** For optional entries; false if the text does not fit. */
  writeIfRoom: (key: string, text: string) => writeIfRoom(area, key, text),
});

/** Shared by all tabs of this browser; survives a restart. */
export const localStore = createStorage('localStorage');

/** For this tab, until it is closed. */
export const tabStore = createStorage('sessionStorage');
