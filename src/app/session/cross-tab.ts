// State that the tabs of one browser share in storage.
import { parseLastActive } from '#domain/session/session-timers.ts';
import { storageKeys } from '#domain/session/session-record.ts';
import { localStore } from '#lib/browser/storage.ts';

/** The time of the user's last activity in any tab, in epoch milliseconds. */
export const readLastActive = (): number | undefined => parseLastActive(localStore.read(storageKeys.lastActive));

export const recordActivity = (): void => void localStore.write(storageKeys.lastActive, String(Date.now()));

/** Notifies other tabs by writing the key and removing it immediately; they react only to the write. */
export function notifyOtherTabs(key: string, value: string): void {
  localStore.write(key, value);
  localStore.remove(key);
}
