// The state of each list: its visible rows, the age of its pages and the IDs of its records.
import { hashKey, type Query } from '@tanstack/react-query';
import { queryClient } from '#api/query-client.ts';
import { DEFAULT_STALE_MS } from '#api/stale-times.ts';
import type { Page } from './page.ts';
import { visiblePages, type LoadedPages, type VisibleRows } from './refresh-pages.ts';

interface ListState {
  /** Undefined while no screen shows the list. */
  visibleRows: VisibleRows | undefined;
  /** The time of the last refresh. */
  refreshedAt: number;
  /** The time of the last request for each page, by its cursor. */
  fetchedAt: Map<string, number>;
  /** The cached IDs of the list's records. Another list may identify the same record by another field. */
  ids: WeakMap<object, string>;
}

const listStates = new WeakMap<Query, ListState>();

export function listStateOf(query: Query): ListState {
  const state = listStates.get(query) ?? {
    visibleRows: undefined,
    refreshedAt: 0,
    fetchedAt: new Map(),
    ids: new WeakMap(),
  };
  listStates.set(query, state);
  return state;
}

/** Sets the visible rows of a list. A refetch on focus, mount or invalidation only requests these. */
export function setVisibleRows(queryHash: string, visibleRows: VisibleRows | undefined): void {
  const query = queryClient.getQueryCache().get(queryHash);
  if (query) listStateOf(query).visibleRows = visibleRows;
}

/** Whether a visible page is older than `DEFAULT_STALE_MS` at the last refresh, which requested only other pages. */
export function areVisibleRowsStale(queryHash: string): boolean {
  const query = queryClient.getQueryCache().get(queryHash);
  const data = query?.state.data as LoadedPages<Page> | undefined; // the result of `pagedQuery`
  if (!query || !data) return false;
  const { visibleRows, refreshedAt, fetchedAt } = listStateOf(query);
  if (!visibleRows) return false;
  const { first, last } = visiblePages(data.pages, visibleRows);
  return data.pageParams
    .slice(first, last + 1)
    .some((cursor) => refreshedAt - (fetchedAt.get(cursor) ?? 0) > DEFAULT_STALE_MS);
}

/** The pages of a list up to the first one older than `maxAgeMs`. Waits for the first load if it is pending. */
export async function recentPages<T extends Page>(
  queryKey: readonly unknown[],
  maxAgeMs: number,
): Promise<readonly T[]> {
  const query = queryClient.getQueryCache().get(hashKey(queryKey));
  if (!query) return [];
  // The screen of the list shows its error.
  if (query.state.data === undefined) await query.promise?.catch(() => undefined);
  const data = query.state.data as LoadedPages<T> | undefined; // the result of `pagedQuery`
  const { fetchedAt } = listStateOf(query);
  const firstStaleIndex =
    data?.pageParams.findIndex((cursor) => Date.now() - (fetchedAt.get(cursor) ?? 0) > maxAgeMs) ?? 0;
  return data?.pages.slice(0, firstStaleIndex < 0 ? undefined : firstStaleIndex) ?? [];
}

/** Caches the first page of a list, which other code has fetched, for the screen of the list. */
export function seedFirstPage(queryKey: readonly unknown[], page: Page): void {
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  queryClient.setQueryData(queryKey, { pages: [page], pageParams: [''] } satisfies LoadedPages<Page>);
  const query = queryClient.getQueryCache().get(hashKey(queryKey));
  if (query) listStateOf(query).fetchedAt.set('', Date.now());
}
