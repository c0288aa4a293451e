import { queryOptions, type InfiniteData } from '@tanstack/react-query';
import { listKey } from '#api/list/resource-lists.ts';
import type { ListQuery, Page } from '#api/list/page.ts';
import { parsePage } from '#api/list/paged-query.ts';
import { keyOf } from '#api/query-keys.ts';
import { queryClient } from '#api/query-client.ts';
import type { ListKind, Resource } from '#features/list/resource-kind.ts';
import { sortFieldsOf } from '#features/list/resource-query.ts';

/** How to ask the proxy for one resource by the ID of its row. */
export type LookUp = (id: string) => Partial<Pick<ListQuery, 'search' | 'query'>>;

/** A search may also match other resources. */
const MAX_MATCHES = 50;

interface DetailsRequest<R extends Resource> {
  kind: ListKind<R>;
  cluster: string;
  id: string;
  lookUp: LookUp;
}

/** The record and the time when it was loaded, if any list of the cluster has it. */
function loadedRecord<R extends Resource>({ kind, cluster, id }: DetailsRequest<R>) {
  const lists = queryClient.getQueryCache().findAll({ queryKey: listKey(kind.list, cluster, {}) });
  for (const { state } of lists) {
    const { pages = [] } = (state.data as InfiniteData<Page> | undefined) ?? {}; // the type of all lists under this key
    for (const item of pages.flatMap(({ items }) => items ?? [])) {
      const row = kind.read(item, 0);
      if (row.ok && row.id === id) return { item, loadedAt: state.dataUpdatedAt };
    }
  }
  return undefined;
}

/** The record of one resource; null if the proxy has none. A record in a loaded list is shown at once. */
export function resourceDetailsQuery<R extends Resource>(request: DetailsRequest<R>) {
  const { kind, cluster, id, lookUp } = request;
  return queryOptions({
    queryKey: keyOf(kind.list.path, { path: { cluster } }, ['details', id]),
    queryFn: async ({ signal }): Promise<unknown> => {
      const sort = `${sortFieldsOf(kind)[0]}:asc`;
      const query = { limit: MAX_MATCHES, startKey: '', search: '', query: '', sort, ...lookUp(id) };
      const { items } = parsePage(await kind.list.fetchPage(cluster, query, signal));
      const isRequested = (item: unknown) => {
        const row = kind.read(item, 0);
        return row.ok && row.id === id;
      };
      return items?.find(isRequested) ?? null;
    },
    initialData: () => loadedRecord(request)?.item,
    initialDataUpdatedAt: () => loadedRecord(request)?.loadedAt,
  });
}
