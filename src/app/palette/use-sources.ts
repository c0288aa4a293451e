import { useQueries, useQuery } from '@tanstack/react-query';
import type { Schemas } from '#api/schemas.ts';
import { clustersQuery } from '#api/identity/user-context.ts';
import type { Reading } from '#domain/palette/coverage.ts';
import type { Entry } from '#domain/palette/entry.ts';
import { kinds, type ResourceKind } from '#domain/palette/kinds.ts';
import type { PageContext } from '#domain/page-context.ts';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { errorText } from '#ui/feedback/messages.ts';
import { entriesOf, type EntrySource } from './sources.ts';

const KINDS = Object.keys(kinds) as ResourceKind[]; // keys of a record are no more than strings to the compiler

interface Sources {
  lists: readonly (readonly Entry[])[];
  readings: readonly Reading[];
  /** Changes whenever the lists do. */
  stamp: string;
  /** Whether there may be clusters beside this one. */
  hasOthers: boolean;
  /** Why other clusters are not known. */
  refusal: string | undefined;
}

/** Loads what the user may see of this cluster, or of all, for as long as the palette is there. */
export function useSources({ cluster, features }: PageContext, everywhere: boolean): Sources {
  const clusters = useQuery({ ...clustersQuery, enabled: everywhere });
  const others = listOf(clusters.data)
    .map((raw) => textOr(fieldsOf<Schemas['Cluster']>(raw).name, ''))
    .filter((name) => name !== '' && name !== cluster);
  const names = [cluster, ...(everywhere ? others : [])];
  const visibleKinds = KINDS.filter((kind) => features[kinds[kind].feature]);
  const sources = names.flatMap((name) => visibleKinds.map((kind): EntrySource => ({ kind, cluster: name })));
  const results = useQueries({ queries: sources.map(entriesOf) });
  const readings = sources.map((source, index): Reading => {
    const { data, error, isFetching } = results[index] ?? {};
    const { loaded = 0, unreadable = 0, end } = data ?? {};
    const isLoading = isFetching === true;
    return {
      ...source,
      loaded,
      unreadable,
      isLoading,
      isCut: end === 'cut',
      refusal: error ? errorText(error) : undefined,
    };
  });
  return {
    lists: results.flatMap(({ data }) => data?.pages ?? []),
    readings,
    stamp: results.map(({ data, dataUpdatedAt }) => `${dataUpdatedAt}.${data?.pages.length ?? 0}`).join(),
    hasOthers: clusters.data === undefined || others.length > 0,
    refusal: everywhere && clusters.error ? errorText(clusters.error) : undefined,
  };
}
