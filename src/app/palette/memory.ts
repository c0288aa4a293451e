// Stores in the browser which pages a user visited and which entries a user chose in the palette.
import {
  readMemory,
  recordVisit,
  recordUse,
  type PaletteMemory,
  type VisitedPage,
} from '#domain/palette/palette-memory.ts';
import { DROPPABLE_KEYS, localStore } from '#lib/browser/storage.ts';

// Deleted at sign-out (docs/behaviour.md#browser-storage).
const RECENT_PAGES_KEY = DROPPABLE_KEYS.recentPages;

export const readPaletteMemory = (user: string): PaletteMemory => readMemory(localStore.read(RECENT_PAGES_KEY), user);

const storeMemory = (memory: PaletteMemory): void =>
  void localStore.writeIfRoom(RECENT_PAGES_KEY, JSON.stringify(memory));

export const rememberUse = (user: string, id: string): void =>
  storeMemory(recordUse(readPaletteMemory(user), id, Date.now()));

export const rememberVisit = (user: string, visit: VisitedPage): void =>
  storeMemory(recordVisit(readPaletteMemory(user), visit));
