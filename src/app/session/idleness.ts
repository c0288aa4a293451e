import { readLastActive } from '#domain/session/clocks.ts';
import { storageKeys } from '#domain/session/record.ts';
import { storedSession } from './storage.ts';

export const lastActive = () => readLastActive(localStorage.getItem(storageKeys.lastActive));

/** When somebody last touched the console in any tab, and for how long nobody may. */
export const idleness = () => ({ lastActive: lastActive(), timeout: storedSession()?.sessionInactiveTimeout ?? 0 });
