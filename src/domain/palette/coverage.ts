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

/** The loading progress of one list of one cluster. */
export interface ListProgress {
  kind: ResourceKind;
  cluster: string;
  loaded: number;
  unreadable: number;
  /** The list has more records than the palette ever loads. Only the list page can search the others. */
  isTruncated: boolean;
  isLoading: boolean;
  /** The reason why the list could not be loaded. */
  refusal: string | undefined;
}

const sumOf = (lists: readonly ListProgress[], countOf: (reading: ListProgress) => number) =>
  lists.reduce((sum, reading) => sum + countOf(reading), 0);

/** The number of searched resources. The text never claims more than was searched (docs/behaviour.md#partial-views). */
export function searchedMessage(lists: readonly ListProgress[]): string {
  const loaded = sumOf(lists, ({ loaded }) => loaded);
  if (lists.some(({ isLoading }) => isLoading)) return searchedSoFar(loaded);
  if (lists.some(({ isTruncated }) => isTruncated)) return searchedFirst(loaded);
  if (lists.some(({ refusal }) => refusal !== undefined)) return searchedLoaded(loaded);
  return searchedAll(loaded);
}

/** The number of unreadable records (docs/behaviour.md#unreadable-records). */
export function unreadableMessage(lists: readonly ListProgress[]): string | undefined {
  const total = sumOf(lists, ({ unreadable }) => unreadable);
  return total > 0 ? unreadableRecords(total) : undefined;
}

export interface SearchFailure {
  message: string;
  refusal: string;
}

/** Lists that could not be searched. A cluster whose lists all failed for the same reason is named once. */
export function searchFailures(lists: readonly ListProgress[]): SearchFailure[] {
  const clusters = [...new Set(lists.map(({ cluster }) => cluster))];
  return clusters.flatMap((cluster) => {
    const clusterLists = lists.filter((reading) => reading.cluster === cluster);
    const [refusal, ...otherRefusals] = new Set(clusterLists.map((list) => list.refusal));
    const name = sanitize(cluster);
    if (otherRefusals.length === 0 && refusal !== undefined) return [{ message: clusterNotSearched(name), refusal }];
    return clusterLists.flatMap(({ kind, loaded, refusal }) => {
      if (refusal === undefined) return [];
      const { notSearched, partlySearched } = KIND_MESSAGES[kind];
      return [{ message: loaded > 0 ? partlySearched(name) : notSearched(name), refusal }];
    });
  });
}
