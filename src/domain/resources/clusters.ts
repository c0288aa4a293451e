// The rows of the list of clusters.
import type { Schemas } from '#api/schemas.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { searchText } from '#lib/text/search-words.ts';
import { compareNames } from '#lib/text/locale.ts';
import { unreadableEntry, type UnreadableEntry } from '#lib/unreadable-entry.ts';

export interface ReadableCluster {
  ok: true;
  id: string;
  name: string;
  isRoot: boolean;
  isOnline: boolean;
  lastConnected: string;
}

/** A cluster or an unreadable record (docs/behaviour.md#unreadable-records). */
export type ClusterRow = ReadableCluster | UnreadableEntry;

/** Parses one record of the list (docs/protocol/resources.md#4.1). */
function clusterRow(raw: unknown, index: number, root: string): ClusterRow {
  const { name, status, lastConnected } = fieldsOf<Schemas['Cluster']>(raw);
  if (typeof name !== 'string' || name === '') return unreadableEntry(raw, index);
  return {
    ok: true,
    id: name,
    name: sanitize(name),
    isRoot: name === root,
    isOnline: status === 'online',
    lastConnected: textOr(lastConnected, ''),
  };
}

type Direction = 'asc' | 'desc';

interface ClusterQuery {
  root: string;
  search: string;
  direction: Direction;
}

/**
 * The rows that match the search: the root cluster, then the other clusters by name, then the unreadable records, which
 * match every search.
 */
export function clusterRows(response: unknown, { root, search, direction }: ClusterQuery): ClusterRow[] {
  const text = search.trim().toLowerCase();
  const rows = listOf(response).map((raw, index) => clusterRow(raw, index, root));
  const sign = direction === 'asc' ? 1 : -1;
  const rankOf = (row: ClusterRow) => (row.ok ? (row.isRoot ? 0 : 1) : 2);
  return rows
    .filter((row) => !row.ok || searchText([row.id]).includes(text))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.ok && b.ok ? sign * compareNames(a.name, b.name) : 0));
}
