// The servers to which the user connected most recently, stored in this browser.
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
  return [{ cluster, server_id, login, hostname } as RecentServer]; // The check ensures texts.
};

/** Parses the stored servers, newest first. Invalid entries are skipped. */
export const parseRecentServers = (stored: string | null): RecentServer[] =>
  listOf(parseJson(stored ?? ''))
    .flatMap(parseRecentServer)
    .slice(0, MAX_RECENT_SERVERS);

const isSameServer = (a: RecentServer, b: RecentServer): boolean =>
  a.cluster === b.cluster && a.server_id === b.server_id && a.login === b.login;

/** Adds a server as the newest one to the stored servers, and returns the text to store. */
export const addRecentServer = (stored: string | null, newest: RecentServer): string =>
  JSON.stringify(
    [newest, ...parseRecentServers(stored).filter((server) => !isSameServer(server, newest))].slice(
      0,
      MAX_RECENT_SERVERS,
    ),
  );
