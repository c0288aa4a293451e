import { parseSshTarget, terminalLink } from '#domain/resources/ssh-target.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { SearchableEntry } from './palette-entry.ts';

interface DirectConnectionOptions {
  /** Matching entries of the lists. */
  bestEntries: readonly SearchableEntry[];
  cluster: string;
}

/** A connection to the host in `login@host[:port]`. Listed servers are excluded, because they have entries. */
export function findDirectConnection(
  text: string,
  { bestEntries, cluster }: DirectConnectionOptions,
): { name: string; to: string } | undefined {
  const target = parseSshTarget(text);
  if (!target.ok) return undefined;
  const isListed = bestEntries.some(
    (entry) => entry.kind === 'server' && entry.cluster === cluster && entry.searchName === target.host.toLowerCase(),
  );
  const to = isListed ? undefined : terminalLink(cluster, target);
  return to === undefined ? undefined : { name: sanitize(`${target.login}@${target.host}`), to };
}
