import { readMemory, withVisit, withUse, type Memory, type VisitedPage } from '#domain/palette/memory.ts';

// Forgotten at sign-out (docs/behaviour.md#what-the-browser-keeps).
const KEY = 'postern-palette';

export const remembered = (user: string): Memory => readMemory(localStorage.getItem(KEY), user);

const keep = (memory: Memory): void => localStorage.setItem(KEY, JSON.stringify(memory));

export const rememberUse = (user: string, id: string): void => keep(withUse(remembered(user), id, Date.now()));

export const rememberVisit = (user: string, visit: VisitedPage): void => keep(withVisit(remembered(user), visit));
