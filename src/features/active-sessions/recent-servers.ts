// Stores the recent servers of the server picker. The list is deleted when the session ends
// (docs/behaviour.md#browser-storage).
import { parseRecentServers, addRecentServer, type RecentServer } from '#domain/workspace/recent-servers.ts';
import { DROPPABLE_KEYS, localStore } from '#lib/browser/storage.ts';

const RECENT_SERVERS_KEY = DROPPABLE_KEYS.recentSessions;

/** The recent servers, the latest first. */
export const recentServers = (): RecentServer[] => parseRecentServers(localStore.read(RECENT_SERVERS_KEY));

export const storeRecentServer = (session: RecentServer): void =>
  void localStore.writeIfRoom(RECENT_SERVERS_KEY, addRecentServer(localStore.read(RECENT_SERVERS_KEY), session));
