import { counted, formatCount } from '#lib/text/locale.ts';
import { kinds, type ResourceKind } from './kinds.ts';

/** How far one list of one cluster has been read. */
export interface Reading {
  kind: ResourceKind;
  cluster: string;
  loaded: number;
  unreadable: number;
  /** More is there than is ever loaded here, so the list itself must be asked. */
  isCut: boolean;
  isLoading: boolean;
  /** The proxy's words when it refused. */
  refusal: string | undefined;
}

const all = (readings: readonly Reading[], pick: (reading: Reading) => number) =>
  readings.reduce((sum, reading) => sum + pick(reading), 0);

const records = counted('1 record', 'records');

/** How much has been searched, in one sentence that never says more than is so (docs/behaviour.md#partial-views). */
export function searched(readings: readonly Reading[]): string {
  const loaded = all(readings, ({ loaded }) => loaded);
  const many = formatCount(loaded);
  if (readings.some(({ isLoading }) => isLoading)) return `Searched ${many} resources so far.`;
  if (readings.some(({ isCut }) => isCut)) return `Searched the first ${many} resources, and there are more.`;
  if (readings.some(({ refusal }) => refusal !== undefined))
    return `Searched the ${many} resources that could be loaded.`;
  return loaded === 1 ? 'Searched 1 resource.' : `Searched ${many} resources.`;
}

/** Where records came that are none: said, and in nobody's way (docs/behaviour.md#unreadable-records). */
export function unreadableIn(readings: readonly Reading[]): string | undefined {
  const many = all(readings, ({ unreadable }) => unreadable);
  return many > 0 ? `${records(many)} could not be read.` : undefined;
}

export interface Silence {
  who: string;
  words: string;
}

/** Who could not be asked: a cluster once where it refused everything alike, else each of its lists. */
export function silences(readings: readonly Reading[]): Silence[] {
  const clusters = [...new Set(readings.map(({ cluster }) => cluster))];
  return clusters.flatMap((cluster) => {
    const own = readings.filter((reading) => reading.cluster === cluster);
    const words = new Set(own.map(({ refusal }) => refusal));
    const [only] = words;
    if (words.size === 1 && only !== undefined) return [{ who: cluster, words: only }];
    return own.flatMap(({ kind, loaded, refusal }) => {
      if (refusal === undefined) return [];
      const who = `${loaded > 0 ? 'Further ' : ''}${kinds[kind].many} of ${cluster}`;
      return [{ who: who.charAt(0).toUpperCase() + who.slice(1), words: refusal }];
    });
  });
}
