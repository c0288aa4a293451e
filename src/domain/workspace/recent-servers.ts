// The servers that a user connected to last, in this browser.
import { fieldsOf, parseJson, listOf } from '#lib/untrusted.ts';

export interface RecentServer {
  cluster: string;
  server_id: string;
  login: string;
  hostname: string;
}

const MAX_RECENT_SERVERS = 20;

const parseRecentServer = (raw: unknown): RecentServer[] => {
  const { cluster, server_id, login, hostname } = fieldsOf<RecentServer>(raw);
  if (![cluster, server_id, login, hostname].every((text) => typeof text === 'string' && text !== '')) return [];
  return [{ cluster, server_id, login, hostname } as RecentServer]; // all of them are texts
};

/** What is kept, the last one first; what cannot be read is left out. */
export const parseRecentServers = (stored: string | null): RecentServer[] =>
  listOf(parseJson(stored ?? ''))
    .flatMap(parseRecentServer)
    .slice(0, MAX_RECENT_SERVERS);

const isSameServer = (a: RecentServer, b: RecentServer): boolean =>
  a.cluster === b.cluster && a.server_id === b.server_id && a.login === b.login;

/** What is to be kept once this one was connected to. */
export const addRecentServer = (stored: string | null, newest: RecentServer): string =>
  JSON.stringify(
    [newest, ...parseRecentServers(stored).filter((one) => !isSameServer(one, newest))].slice(0, MAX_RECENT_SERVERS),
  );
