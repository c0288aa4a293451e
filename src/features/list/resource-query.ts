import type { InfiniteData } from '@tanstack/react-query';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '#api/query-client.ts';
import { listKey } from '#api/list/resource-lists.ts';
import { pageSizeFor, type Page } from '#api/list/page.ts';
import { pagedQuery, prefetchPages } from '#api/list/paged-query.ts';
import { readSetting, writeSetting } from '#lib/browser/settings.ts';
import { requiredParam } from '#lib/params.ts';
import { fieldsOf, parseJson, listOf } from '#lib/untrusted.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import type { ListKind, ListedRow, Resource, TableDefinition } from './resource-kind.ts';
import { listParamsOf, type ListParams } from './list-params.ts';

export const sortFieldsOf = <R extends ListedRow>({
  columns,
}: Pick<TableDefinition<R>, 'columns'>): readonly string[] => columns.flatMap(({ sort }) => sort ?? []);

/** The parts of a kind that load and parse its list. */
type ReadableKind<R extends Resource> = Pick<ListKind<R>, 'list' | 'read'>;

/** The matching resources of a cluster. Proxies count them only in sorted lists (docs/protocol/resources.md#1.6). */
export function resourcesQuery<R extends Resource>(kind: ReadableKind<R>, cluster: string, listParams: ListParams) {
  const { search, query, order } = listParams;
  const sort = `${order.field}:${order.dir}`;
  return pagedQuery(listKey(kind.list, cluster, { search, query, sort, ...kind.list.filter }), {
    fetchPage: ({ startKey, limit = pageSizeFor(startKey) }, signal) =>
      kind.list.fetchPage(cluster, { limit, startKey, search, query, sort }, signal),
    idOf: (raw) => {
      const row = kind.read(raw, 0);
      return row.ok ? row.id : JSON.stringify(raw);
    },
  });
}

/** The setting with the user's label columns for each kind of resource. */
const COLUMNS_SETTING = 'columns';

type ListName = ListKind<Resource>['page'];

const storedColumns = () => fieldsOf<Record<ListName, unknown>>(parseJson(readSetting(COLUMNS_SETTING) ?? ''));

const storedColumnsOf = (page: ListName): string[] =>
  listOf(storedColumns()[page]).filter((key) => typeof key === 'string');

export function storeColumns(page: ListName, columns: readonly string[]): void {
  writeSetting(COLUMNS_SETTING, JSON.stringify({ ...storedColumns(), [page]: columns }));
}

/** Adds the stored columns to an address without parameters, so that a copied address shows the same columns. */
export function redirectToStoredColumns(page: ListKind<Resource>['page'], request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  const columns = search === '' ? storedColumnsOf(page) : [];
  return columns.length > 0
    ? redirect(`${pathname}?${new URLSearchParams(columns.map((key) => ['column', key]))}`)
    : null;
}

export const loaderOf =
  <R extends Resource>(kind: ListKind<R>) =>
  ({ params, request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url);
    const redirectResponse = redirectToStoredColumns(kind.page, request);
    if (redirectResponse) return redirectResponse;
    return prefetchPages(
      resourcesQuery(kind, requiredParam(params, 'cluster'), listParamsOf(searchParams, sortFieldsOf(kind))),
    );
  };

/** Starts loading the list of a kind without search and filters. */
export const prefetchList = <R extends Resource>(kind: ListKind<R>, cluster: string): Promise<null> =>
  prefetchPages(resourcesQuery(kind, cluster, listParamsOf(new URLSearchParams(), sortFieldsOf(kind))));

export const readRows = <R extends Resource>(
  kind: Pick<ListKind<R>, 'read'>,
  pages: readonly Page[],
): (R | UnreadableEntry)[] => pages.flatMap(({ items }) => items ?? []).map(kind.read);

export const readableRows = <R extends ListedRow>(rows: readonly (R | UnreadableEntry)[]): R[] =>
  rows.filter((row): row is R => row.ok);

/** All rows of a kind that any list of the cluster has loaded, with any filters. The visible rows are first. */
export function knownRowsOf<R extends Resource>(
  kind: ReadableKind<R>,
  cluster: string,
  visibleRows: readonly R[],
): R[] {
  const lists = queryClient.getQueriesData<InfiniteData<Page>>({ queryKey: listKey(kind.list, cluster, {}) });
  const cachedRows = readableRows(
    readRows(
      kind,
      lists.flatMap(([, data]) => data?.pages ?? []),
    ),
  );
  return [...new Map([...visibleRows, ...cachedRows].map((row) => [row.id, row])).values()];
}
