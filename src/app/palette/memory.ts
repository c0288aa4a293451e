import { readMemory, withPlace, withUse, type Memory, type PlaceBeen } from '#domain/palette/memory.ts';

// Forgotten at sign-out (docs/behaviour.md#what-the-browser-keeps).
const KEY = 'postern-palette';

export const remembered = (user: string): Memory => readMemory(localStorage.getItem(KEY), user);

const keep = (memory: Memory): void => localStorage.setItem(KEY, JSON.stringify(memory));

export const rememberUse = (user: string, id: string): void => keep(withUse(remembered(user), id, Date.now()));

export const rememberPlace = (user: string, place: PlaceBeen): void => keep(withPlace(remembered(user), place));
