import { readMemory, withVisit, withUse, type Memory, type VisitedPage } from '#domain/palette/memory.ts';
import { CONVENIENCE_KEYS, localStore } from '#lib/browser/storage.ts';

// Forgotten at sign-out (docs/behaviour.md#what-the-browser-keeps).
const KEY = CONVENIENCE_KEYS.recentPages;

export const remembered = (user: string): Memory => readMemory(localStore.read(KEY), user);

const keep = (memory: Memory): void => void localStore.writeIfRoom(KEY, JSON.stringify(memory));

export const rememberUse = (user: string, id: string): void => keep(withUse(remembered(user), id, Date.now()));

export const rememberVisit = (user: string, visit: VisitedPage): void => keep(withVisit(remembered(user), visit));
