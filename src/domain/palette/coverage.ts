import { sanitize } from '#lib/text/sanitize.ts';
import type { ResourceKind } from './kinds.ts';
import {
  clusterNotSearched,
  KINDS,
  searchedAll,
  searchedFirst,
  searchedLoaded,
  searchedSoFar,
  unreadableRecords,
} from './messages.ts';

/** How far one list of one cluster has been read. */
export interface Reading {
  kind: ResourceKind;
  cluster: string;
  loaded: number;
  unreadable: number;
  /** More is there than is ever loaded here, so the list itself must be asked. */
  isCut: boolean;
  isLoading: boolean;
  /** Why it could not be searched. */
  refusal: string | undefined;
}

const all = (readings: readonly Reading[], pick: (reading: Reading) => number) =>
  readings.reduce((sum, reading) => sum + pick(reading), 0);

/** How much has been searched, in one sentence that never claims more than that (docs/behaviour.md#partial-views). */
export function searched(readings: readonly Reading[]): string {
  const loaded = all(readings, ({ loaded }) => loaded);
  if (readings.some(({ isLoading }) => isLoading)) return searchedSoFar(loaded);
  if (readings.some(({ isCut }) => isCut)) return searchedFirst(loaded);
  if (readings.some(({ refusal }) => refusal !== undefined)) return searchedLoaded(loaded);
  return searchedAll(loaded);
}

/** How many records are unreadable (docs/behaviour.md#unreadable-records). */
export function unreadableIn(readings: readonly Reading[]): string | undefined {
  const many = all(readings, ({ unreadable }) => unreadable);
  return many > 0 ? unreadableRecords(many) : undefined;
}

export interface Silence {
  says: string;
  /** The reason. */
  refusal: string;
}

/** What could not be searched: a cluster once where all of its lists failed alike, else each list. */
export function silences(readings: readonly Reading[]): Silence[] {
  const clusters = [...new Set(readings.map(({ cluster }) => cluster))];
  return clusters.flatMap((cluster) => {
    const own = readings.filter((reading) => reading.cluster === cluster);
    const [refusal, ...others] = new Set(own.map((one) => one.refusal));
    const name = sanitize(cluster);
    if (others.length === 0 && refusal !== undefined) return [{ says: clusterNotSearched(name), refusal }];
    return own.flatMap(({ kind, loaded, refusal }) => {
      if (refusal === undefined) return [];
      const { notSearched, partlySearched } = KINDS[kind];
      return [{ says: loaded > 0 ? partlySearched(name) : notSearched(name), refusal }];
    });
  });
}
