// The servers that a user connected to last, in this browser.
import { fieldsOf, parseJson, listOf } from '#lib/untrusted.ts';

export interface Recent {
  cluster: string;
  server_id: string;
  login: string;
  hostname: string;
}

const MOST_KEPT = 20;

const readRecent = (raw: unknown): Recent[] => {
  const { cluster, server_id, login, hostname } = fieldsOf<Recent>(raw);
  if (![cluster, server_id, login, hostname].every((text) => typeof text === 'string' && text !== '')) return [];
  return [{ cluster, server_id, login, hostname } as Recent]; // all of them are texts
};

/** What is kept, the last one first; what cannot be read is left out. */
export const recentIn = (stored: string | null): Recent[] =>
  listOf(parseJson(stored ?? ''))
    .flatMap(readRecent)
    .slice(0, MOST_KEPT);

const isSame = (a: Recent, b: Recent): boolean =>
  a.cluster === b.cluster && a.server_id === b.server_id && a.login === b.login;

/** What is to be kept once this one was connected to. */
export const withRecent = (stored: string | null, now: Recent): string =>
  JSON.stringify([now, ...recentIn(stored).filter((one) => !isSame(one, now))].slice(0, MOST_KEPT));
