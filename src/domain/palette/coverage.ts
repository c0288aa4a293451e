import { sanitize } from '#lib/text/sanitize.ts';
import type { ResourceKind } from './resource-kinds.ts';
import {
  clusterNotSearched,
  KIND_MESSAGES,
  searchedAll,
  searchedFirst,
  searchedLoaded,
  searchedSoFar,
  unreadableRecords,
} from './messages.ts';

/** How far one list of one cluster has been read. */
export interface ListProgress {
  kind: ResourceKind;
  cluster: string;
  loaded: number;
  unreadable: number;
  /** More is there than is ever loaded here, so the list itself must be asked. */
  isTruncated: boolean;
  isLoading: boolean;
  /** Why it could not be searched. */
  refusal: string | undefined;
}

const sumOf = (readings: readonly ListProgress[], pick: (reading: ListProgress) => number) =>
  readings.reduce((sum, reading) => sum + pick(reading), 0);

/** How much has been searched, in one sentence that never claims more than that (docs/behaviour.md#partial-views). */
export function searchedMessage(readings: readonly ListProgress[]): string {
  const loaded = sumOf(readings, ({ loaded }) => loaded);
  if (readings.some(({ isLoading }) => isLoading)) return searchedSoFar(loaded);
  if (readings.some(({ isTruncated }) => isTruncated)) return searchedFirst(loaded);
  if (readings.some(({ refusal }) => refusal !== undefined)) return searchedLoaded(loaded);
  return searchedAll(loaded);
}

/** How many records are unreadable (docs/behaviour.md#unreadable-records). */
export function unreadableMessage(readings: readonly ListProgress[]): string | undefined {
  const total = sumOf(readings, ({ unreadable }) => unreadable);
  return total > 0 ? unreadableRecords(total) : undefined;
}

export interface SearchFailure {
  says: string;
  /** The reason. */
  refusal: string;
}

/** What could not be searched: a cluster once where all of its lists failed alike, else each list. */
export function searchFailures(readings: readonly ListProgress[]): SearchFailure[] {
  const clusters = [...new Set(readings.map(({ cluster }) => cluster))];
  return clusters.flatMap((cluster) => {
    const clusterLists = readings.filter((reading) => reading.cluster === cluster);
    const [refusal, ...others] = new Set(clusterLists.map((one) => one.refusal));
    const name = sanitize(cluster);
    if (others.length === 0 && refusal !== undefined) return [{ says: clusterNotSearched(name), refusal }];
    return clusterLists.flatMap(({ kind, loaded, refusal }) => {
      if (refusal === undefined) return [];
      const { notSearched, partlySearched } = KIND_MESSAGES[kind];
      return [{ says: loaded > 0 ? partlySearched(name) : notSearched(name), refusal }];
    });
  });
}
