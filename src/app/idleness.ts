import { readLastActive } from '#domain/clocks.ts';
import { storageKeys } from '#domain/session.ts';
import { storedSession } from './session.ts';

export const lastActive = () => readLastActive(localStorage.getItem(storageKeys.lastActive));

/** When somebody last touched the console in any tab, and for how long nobody may. */
export const idleness = () => ({ lastActive: lastActive(), timeout: storedSession()?.sessionInactiveTimeout ?? 0 });
