// What tabs of one browser tell each other by storage.
import { readLastActive } from '#domain/session/clocks.ts';
import { storageKeys } from '#domain/session/record.ts';

/** When somebody last used the console in any tab. */
export const lastActive = (): number | undefined => readLastActive(localStorage.getItem(storageKeys.lastActive));

/** Tells other tabs something: the key appears and goes at once, and only its appearance counts. */
export function announce(key: string, value: string): void {
  localStorage.setItem(key, value);
  localStorage.removeItem(key);
}
