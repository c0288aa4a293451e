// Goes with the session, as what the palette remembers does (docs/behaviour.md#browser-storage).
import { parseRecentServers, addRecentServer, type RecentServer } from '#domain/workspace/recent-servers.ts';
import { DROPPABLE_KEYS, localStore } from '#lib/browser/storage.ts';

const KEY = DROPPABLE_KEYS.recentSessions;

/** The servers that were connected to last, the last one first. */
export const recentSessions = (): RecentServer[] => parseRecentServers(localStore.read(KEY));

export const rememberSession = (begun: RecentServer): void =>
  void localStore.writeIfRoom(KEY, addRecentServer(localStore.read(KEY), begun));
