// Offers a connection to a typed host that no list contains.
import { parseSshTarget, terminalLink } from '#domain/resources/ssh-target.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { SearchableEntry } from './palette-entry.ts';

interface DirectConnectionOptions {
  /** The entries of resources that match the text best. */
  bestEntries: readonly SearchableEntry[];
  cluster: string;
}

/** A connection to the host in `login@host[:port]`. Undefined for listed servers, which have their own entries. */
export function findDirectConnection(
  text: string,
  { bestEntries, cluster }: DirectConnectionOptions,
): { name: string; to: string } | undefined {
  const target = parseSshTarget(text);
  if (!target.ok) return undefined;
  const isListed = bestEntries.some(
    (entry) => entry.kind === 'server' && entry.cluster === cluster && entry.searchName === target.host.toLowerCase(),
  );
  const link = isListed ? undefined : terminalLink(cluster, target);
  return link === undefined ? undefined : { name: sanitize(`${target.login}@${target.host}`), to: link };
}
