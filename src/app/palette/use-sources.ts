import { useQueries, useQuery } from '@tanstack/react-query';
import type { Schemas } from '#api/schemas.ts';
import { clustersQuery } from '#api/identity/user-context.ts';
import type { ListProgress } from '#domain/palette/coverage.ts';
import type { SearchableEntry } from '#domain/palette/palette-entry.ts';
import { resourceKinds, type ResourceKind } from '#domain/palette/resource-kinds.ts';
import type { PageContext } from '#domain/page-context.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { errorText } from '#ui/feedback/messages.ts';
import { entriesOf, type EntrySource } from './sources.ts';

const KINDS = Object.keys(resourceKinds) as ResourceKind[]; // the compiler types keys of a record as string

interface Sources {
  lists: readonly (readonly SearchableEntry[])[];
  readings: readonly ListProgress[];
  /** Changes whenever the lists change. */
  stamp: string;
  /** Whether other clusters may exist. */
  hasOthers: boolean;
  /** Why the list of clusters failed to load. */
  refusal: string | undefined;
}

/** Loads all entries of this cluster, or of all clusters, that the user may see while the palette is open. */
export function useSources({ cluster, features }: PageContext, searchesAllClusters: boolean): Sources {
  const clusters = useQuery({ ...clustersQuery, enabled: searchesAllClusters });
  const otherClusters = listOf(clusters.data)
    .map((raw) => textOr(fieldsOf<Schemas['Cluster']>(raw).name, ''))
    .filter((name) => name !== '' && name !== cluster);
  const clusterNames = [cluster, ...(searchesAllClusters ? otherClusters : [])];
  const visibleKinds = KINDS.filter((kind) => features[resourceKinds[kind].feature]);
  const sources = clusterNames.flatMap((name) => visibleKinds.map((kind): EntrySource => ({ kind, cluster: name })));
  const results = useQueries({ queries: sources.map(entriesOf) });
  const readings = sources.map((source, index): ListProgress => {
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
    readings,
    stamp: results.map(({ data, dataUpdatedAt }) => `${dataUpdatedAt}.${data?.pages.length ?? 0}`).join(),
    hasOthers: clusters.data === undefined || otherClusters.length > 0,
    refusal: searchesAllClusters && clusters.error ? errorText(clusters.error) : undefined,
  };
}
