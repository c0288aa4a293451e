// Which rows of each list are in sight, and how old its pages are.
import { hashKey, type Query } from '@tanstack/react-query';
import { queryClient } from '#api/query-client.ts';
import { DEFAULT_STALE_MS } from '#api/stale-times.ts';
import type { Page } from './page.ts';
import { visiblePages, type LoadedPages, type VisibleRows } from './refresh-pages.ts';

/** What is known of a list beside its rows. */
interface ListState {
  /** Nothing while no screen shows it. */
  visibleRows: VisibleRows | undefined;
  /** When it was last asked for again, and when each page was asked for, by its cursor. */
  refreshedAt: number;
  fetchedAt: Map<string, number>;
  /** The IDs of its records. Another list may identify the same record by another field. */
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

/** Sets which rows of a list are in sight: only these are asked for again when it is, by focus, arrival or invalidation alike. */
export function setVisibleRows(queryHash: string, visibleRows: VisibleRows | undefined): void {
  const query = queryClient.getQueryCache().get(queryHash);
  if (query) listStateOf(query).visibleRows = visibleRows;
}

/** Whether something in sight was passed over when the list was asked for again. */
export function areVisibleRowsStale(queryHash: string): boolean {
  const query = queryClient.getQueryCache().get(queryHash);
  const data = query?.state.data as LoadedPages<Page> | undefined; // what `pages` puts there
  if (!query || !data) return false;
  const { visibleRows, refreshedAt, fetchedAt } = listStateOf(query);
  if (!visibleRows) return false;
  const { first, last } = visiblePages(data.pages, visibleRows);
  return data.pageParams
    .slice(first, last + 1)
    .some((cursor) => refreshedAt - (fetchedAt.get(cursor) ?? 0) > DEFAULT_STALE_MS);
}

/** The first pages of a list that were asked for within so long a time, once what is under way of it has come. */
export async function recentPages<T extends Page>(queryKey: readonly unknown[], ms: number): Promise<readonly T[]> {
  const query = queryClient.getQueryCache().get(hashKey(queryKey));
  if (!query) return [];
  // The screen that shows the list shows why it failed.
  if (query.state.data === undefined) await query.promise?.catch(() => undefined);
  const data = query.state.data as LoadedPages<T> | undefined; // what `pages` puts there
  const { fetchedAt } = listStateOf(query);
  const firstStale = data?.pageParams.findIndex((cursor) => Date.now() - (fetchedAt.get(cursor) ?? 0) > ms) ?? 0;
  return data?.pages.slice(0, firstStale < 0 ? undefined : firstStale) ?? [];
}

/** Leaves the first page of a list, which other code asked for, to the screen that will show it. */
export function seedFirstPage(queryKey: readonly unknown[], page: Page): void {
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  queryClient.setQueryData(queryKey, { pages: [page], pageParams: [''] } satisfies LoadedPages<Page>);
  const query = queryClient.getQueryCache().get(hashKey(queryKey));
  if (query) listStateOf(query).fetchedAt.set('', Date.now());
}
