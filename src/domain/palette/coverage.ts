// Describes how much of the lists the palette has searched, and which lists failed.
import { sanitize } from '#lib/text/sanitize.ts';
import { isResourceKind, type ListedKind } from './palette-entry.ts';
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
  kind: ListedKind;
  cluster: string;
  /** The number of loaded records, and below, of unreadable ones. */
  loaded: number;
  unreadable: number;
  /** Whether the list has more records than the palette ever loads. Only the page of the list can search all. */
  isTruncated: boolean;
  isLoading: boolean;
  /** The reason why the list could not be loaded. */
  refusal: string | undefined;
}

const sumOf = (lists: readonly ListProgress[], countOf: (list: ListProgress) => number) =>
  lists.reduce((sum, list) => sum + countOf(list), 0);

/**
 * How many resources were searched. Says so if their lists are not loaded in full (docs/behaviour.md#partial-views).
 * Empty if no list has resources.
 */
export function searchedMessage(allLists: readonly ListProgress[]): string {
  const lists = allLists.filter(({ kind }) => isResourceKind(kind));
  if (lists.length === 0) return '';
  const loaded = sumOf(lists, ({ loaded }) => loaded);
  if (lists.some(({ isLoading }) => isLoading)) return searchedSoFar(loaded);
  if (lists.some(({ isTruncated }) => isTruncated)) return searchedFirst(loaded);
  if (lists.some(({ refusal }) => refusal !== undefined)) return searchedLoaded(loaded);
  return searchedAll(loaded);
}

/** How many records are unreadable. Undefined if none are (docs/behaviour.md#unreadable-records). */
export function unreadableMessage(lists: readonly ListProgress[]): string | undefined {
  const total = sumOf(lists, ({ unreadable }) => unreadable);
  return total > 0 ? unreadableRecords(total) : undefined;
}

export interface SearchFailure {
  message: string;
  refusal: string;
}

/** The failures of lists. If all lists of a cluster failed for the same reason, there is only one failure for them. */
export function searchFailures(lists: readonly ListProgress[]): SearchFailure[] {
  const clusters = [...new Set(lists.map(({ cluster }) => cluster))];
  return clusters.flatMap((cluster) => {
    const clusterLists = lists.filter((list) => list.cluster === cluster);
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
