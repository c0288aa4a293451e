import { readMemory, withVisit, withUse, type Memory, type VisitedPage } from '#domain/palette/memory.ts';
import { DROPPABLE_KEYS, localStore } from '#lib/browser/storage.ts';

// Deleted at sign-out (docs/behaviour.md#what-the-browser-keeps).
const RECENT_PAGES_KEY = DROPPABLE_KEYS.recentPages;

export const readPaletteMemory = (user: string): Memory => readMemory(localStore.read(RECENT_PAGES_KEY), user);

const storeMemory = (memory: Memory): void => void localStore.writeIfRoom(RECENT_PAGES_KEY, JSON.stringify(memory));

export const rememberUse = (user: string, id: string): void =>
  storeMemory(withUse(readPaletteMemory(user), id, Date.now()));

export const rememberVisit = (user: string, visit: VisitedPage): void =>
  storeMemory(withVisit(readPaletteMemory(user), visit));
