// The browser's storage for this address, and the only way to it. A browser can block it, and its few megabytes can be
// full (docs/behaviour.md#what-the-browser-keeps).
import { STORAGE_BLOCKED, STORAGE_FULL } from '#lib/messages.ts';
import { isQuotaError, PlainError } from '#lib/plain-error.ts';
import { createStore } from './store.ts';

/** The console cannot go on, because the browser stores nothing for this address. */
export class StorageUnavailable extends PlainError {
  readonly reason: 'blocked' | 'full';

  constructor(reason: StorageUnavailable['reason'], options?: ErrorOptions) {
    super(reason === 'blocked' ? STORAGE_BLOCKED : STORAGE_FULL, options);
    this.name = 'StorageUnavailable';
    this.reason = reason;
  }
}

/** Keys, or prefixes of keys, of what is only convenient. When the storage is full they are dropped in this order. */
export const CONVENIENCE_KEYS = {
  recentPages: 'postern-palette',
  recentSessions: 'postern-recent-sessions',
  settings: 'postern-settings:',
  drafts: 'postern-draft:',
} as const;

/** Whether something that a user made was dropped on this page. */
export const hasDroppedSettings = createStore(false);

const isMadeByUser = (key: string): boolean =>
  key.startsWith(CONVENIENCE_KEYS.settings) || key.startsWith(CONVENIENCE_KEYS.drafts);

const DROP_ORDER: readonly string[] = Object.values(CONVENIENCE_KEYS);

type Area = 'localStorage' | 'sessionStorage';

/** Browsers that block site data throw on access or have null; a damaged profile throws on use. */
function use<T>(area: Area, callback: (storage: Storage) => T): T {
  try {
    return callback(globalThis[area]);
  } catch (cause) {
    if (isQuotaError(cause)) throw cause;
    throw new StorageUnavailable('blocked', { cause });
  }
}

const read = (area: Area, key: string): string | null => use(area, (storage) => storage.getItem(key));

const remove = (area: Area, key: string): void => use(area, (storage) => storage.removeItem(key));

const keysIn = (area: Area): string[] => use(area, (storage) => Object.keys(storage));

function writeIfRoom(area: Area, key: string, text: string): boolean {
  try {
    use(area, (storage) => storage.setItem(key, text));
    return true;
  } catch (error) {
    if (isQuotaError(error)) return false;
    throw error;
  }
}

/** The keys to drop, in order; of one kind the largest first, so that few are lost. */
function droppableKeys(area: Area): string[] {
  const sizeOf = (key: string): number => read(area, key)?.length ?? 0;
  const keys = keysIn(area);
  return DROP_ORDER.flatMap((prefix) =>
    keys.filter((key) => key.startsWith(prefix)).toSorted((one, other) => sizeOf(other) - sizeOf(one)),
  );
}

function write(area: Area, key: string, text: string): boolean {
  if (writeIfRoom(area, key, text)) return true;
  return droppableKeys(area).some((dropped) => {
    if (dropped === key) return false;
    remove(area, dropped);
    if (isMadeByUser(dropped)) hasDroppedSettings.set(true);
    return writeIfRoom(area, key, text);
  });
}

/** All methods throw `StorageUnavailable` where the browser blocks the storage. */
const storageOf = (area: Area) => ({
  read: (key: string) => read(area, key),
  remove: (key: string) => remove(area, key),
  keys: () => keysIn(area),
  /** Drops convenience until there is room; false if there is none even then. */
  write: (key: string, text: string) => write(area, key, text),
  /** For convenience: false if there is no room. */
  writeIfRoom: (key: string, text: string) => writeIfRoom(area, key, text),
});

/** Shared by the tabs of this browser, also after a restart. */
export const localStore = storageOf('localStorage');

/** Of this tab, until it is closed. */
export const tabStore = storageOf('sessionStorage');
