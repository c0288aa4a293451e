// The lists that the palette searches, and how much of each has loaded.
import { useQueries, useQuery } from '@tanstack/react-query';
import { clustersQuery } from '#api/identity/user-context.ts';
import type { Schemas } from '#api/schemas.ts';
import type { PageContext } from '#domain/page-context.ts';
import type { ListProgress } from '#domain/palette/coverage.ts';
import type { RecordKind, SearchableEntry } from '#domain/palette/palette-entry.ts';
import { resourceKinds, type ResourceKind } from '#domain/palette/resource-kinds.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { errorText } from '#ui/feedback/messages.ts';
import { recordKinds, type RecordEntries } from './record-kinds.ts';
import { entriesOf, type EntrySource } from './sources.ts';

const RESOURCE_KINDS = Object.keys(resourceKinds) as ResourceKind[]; // the compiler types keys of a record as string
const RECORD_KINDS = Object.keys(recordKinds) as RecordKind[];

/** A searched list: its entries, and how much of it has loaded. */
interface SearchedLists {
  lists: readonly (readonly SearchableEntry[])[];
  listProgress: readonly ListProgress[];
  /** Changes whenever the lists change. */
  listsVersion: string;
}

export interface Sources extends SearchedLists {
  /** Whether other clusters may exist. */
  mayHaveOtherClusters: boolean;
  /** Why the list of clusters failed to load. */
  clustersError: string | undefined;
}

interface SourcesOptions {
  searchesAllClusters: boolean;
  /** Whether the user has typed something. Only then are the lists of records requested. */
  isTyped: boolean;
}

/** Loads all entries of this cluster, or of all clusters, that the user may see while the palette is open. */
export function useSources(context: PageContext, { searchesAllClusters, isTyped }: SourcesOptions): Sources {
  const { cluster } = context;
  const clusters = useQuery({ ...clustersQuery, enabled: searchesAllClusters });
  const otherClusters = listOf(clusters.data)
    .map((raw) => textOr(fieldsOf<Schemas['Cluster']>(raw).name, ''))
    .filter((name) => name !== '' && name !== cluster);
  const clusterNames = [cluster, ...(searchesAllClusters ? otherClusters : [])];
  const resources = useResources(context, clusterNames);
  const records = useRecords(context, clusterNames, isTyped);
  return {
    lists: [...resources.lists, ...records.lists],
    listProgress: [...resources.listProgress, ...records.listProgress],
    listsVersion: `${resources.listsVersion} ${records.listsVersion}`,
    mayHaveOtherClusters: clusters.data === undefined || otherClusters.length > 0,
    clustersError: searchesAllClusters && clusters.error ? errorText(clusters.error) : undefined,
  };
}

function useResources({ features }: PageContext, clusterNames: readonly string[]): SearchedLists {
  const visibleKinds = RESOURCE_KINDS.filter((kind) => features[resourceKinds[kind].feature]);
  const sources = clusterNames.flatMap((name) => visibleKinds.map((kind): EntrySource => ({ kind, cluster: name })));
  const results = useQueries({ queries: sources.map(entriesOf) });
  const listProgress = sources.map((source, index): ListProgress => {
    const { data, error, isFetching } = results[index] ?? {};
    const { loaded = 0, unreadable = 0, end } = data ?? {};
    const isLoading = isFetching === true;
    return {
      ...source,
      loaded,
      unreadable,
      isLoading,
      isTruncated: end === 'cut',
      refusal: error ? errorText(error) : undefined,
    };
  });
  return {
    lists: results.flatMap(({ data }) => data?.pages ?? []),
    listProgress,
    listsVersion: results.map(({ data, dataUpdatedAt }) => `${dataUpdatedAt}.${data?.pages.length ?? 0}`).join(),
  };
}

/** The entries of each answer, because reading thousands of records takes longer than a frame. */
const readAnswers = new WeakMap<object, RecordEntries>();

function readAnswer({ kind, cluster }: RecordSource, answer: unknown): RecordEntries {
  const key = typeof answer === 'object' ? answer : null;
  const cached = key === null ? undefined : readAnswers.get(key);
  if (cached) return cached;
  const entries = recordKinds[kind].read(answer, cluster);
  if (key !== null) readAnswers.set(key, entries);
  return entries;
}

interface RecordSource {
  kind: RecordKind;
  cluster: string;
}

/** Requests nothing before the user types, and uses what the lists on screen have cached. */
function useRecords(context: PageContext, clusterNames: readonly string[], isTyped: boolean): SearchedLists {
  const sources = RECORD_KINDS.filter((kind) => recordKinds[kind].mayList(context)).flatMap((kind): RecordSource[] =>
    (recordKinds[kind].isPerCluster ? clusterNames : [context.root]).map((cluster) => ({ kind, cluster })),
  );
  const results = useQueries({
    queries: sources.map(({ kind, cluster }) => ({
      ...recordKinds[kind].query(context, cluster),
      enabled: isTyped,
    })),
  });
  const answers = sources.map((source, index) => {
    const data = results[index]?.data;
    return data === undefined ? undefined : readAnswer(source, data);
  });
  const progressOf = (source: RecordSource, index: number): ListProgress[] => {
    const { error, isLoading = false } = results[index] ?? {};
    const answer = answers[index];
    // A list that was not requested and not cached is not searched.
    if (!isTyped && !answer) return [];
    const { entries = [], unreadable = 0, isTruncated = false } = answer ?? {};
    const refusal = error ? errorText(error) : undefined;
    return [{ ...source, loaded: entries.length, unreadable, isTruncated, isLoading, refusal }];
  };
  return {
    lists: answers.flatMap((answer) => (answer ? [answer.entries] : [])),
    listProgress: sources.flatMap(progressOf),
    listsVersion: results.map(({ dataUpdatedAt }) => dataUpdatedAt).join(),
  };
}
