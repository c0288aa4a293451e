// Goes with the session, as what the palette remembers does (docs/behaviour.md#what-the-browser-keeps).
import { recentIn, withRecent, type Recent } from '#domain/workspace/recent.ts';
import { DROPPABLE_KEYS, localStore } from '#lib/browser/storage.ts';

const KEY = DROPPABLE_KEYS.recentSessions;

/** The servers that were connected to last, the last one first. */
export const recentSessions = (): Recent[] => recentIn(localStore.read(KEY));

export const rememberSession = (begun: Recent): void =>
  void localStore.writeIfRoom(KEY, withRecent(localStore.read(KEY), begun));
