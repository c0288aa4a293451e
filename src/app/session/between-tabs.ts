// What tabs of one browser share in storage.
import { readLastActive } from '#domain/session/clocks.ts';
import { storageKeys } from '#domain/session/record.ts';

/** When the console was last used in any tab. */
export const lastActive = (): number | undefined => readLastActive(localStorage.getItem(storageKeys.lastActive));

/** Notifies other tabs: the key appears and goes at once, and only its appearance counts. */
export function announce(key: string, value: string): void {
  localStorage.setItem(key, value);
  localStorage.removeItem(key);
}
