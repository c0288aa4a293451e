import { infiniteQueryOptions, type Query } from '@tanstack/react-query';
import { fieldsOf, isRecord, listOf, textOr } from '#lib/untrusted.ts';
import { isSignedIn } from '#api/identity/credentials.ts';
import { notAListError } from '#api/refusal.ts';
import { queryClient } from '#api/query-client.ts';
import { dedupePages, nextKeyOf } from './list-stop-reason.ts';
import { throttleOf } from './list-throttle.ts';
import type { Page } from './page.ts';
import { hasRestarted, refreshPages, type LoadedPages } from './refresh-pages.ts';
import { listStateOf } from './list-state.ts';

interface PageSource<T> {
  /** Requests one page, which should be a `T`, for example with `http.GET`. Without `limit` the page has the default size. */
  fetchPage: (
    request: { startKey: string; limit?: number | undefined },
    signal: AbortSignal,
  ) => Promise<{ data?: unknown }>;
  idOf: (item: unknown) => string;
  /** Changes the loaded pages after each response. */
  transform?: (pages: readonly T[]) => readonly T[];
}

export function parsePage({ data }: { data?: unknown }): Page {
  // Missing items are an empty list.
  const { items, startKey } = fieldsOf<Page>(data);
  if (!isRecord(data) || !Array.isArray(items ?? [])) throw notAListError(data);
  return { ...data, items: listOf(items), startKey: textOr(startKey, '') };
}

async function refreshVisiblePages<T extends Page>(
  query: Query,
  signal: AbortSignal,
  { fetchPage, idOf }: PageSource<T>,
): Promise<LoadedPages<T>> {
  const state = listStateOf(query);
  const cursors: string[] = [];
  // The data is the result of `pagedQuery` below.
  const list = await refreshPages(query.state.data as LoadedPages<T>, state.visibleRows ?? { from: 0, to: 0 }, {
    fetchPage: async (startKey, limit) => {
      cursors.push(startKey);
      await throttleOf(query.queryKey).waitForTurn(signal);
      return parsePage(await fetchPage({ startKey, limit }, signal)) as T;
    },
    idOf,
  });
  state.refreshedAt = Date.now();
  for (const cursor of cursors) state.fetchedAt.set(cursor, state.refreshedAt);
  return list;
}

interface ListFetchers<T extends Page> {
  /** Fetches the first page or the next one, whichever the query library requests. */
  fetchNext: () => Promise<LoadedPages<T>>;
  refetch: () => Promise<LoadedPages<T>>;
  idOf: (item: unknown) => string;
}

async function fetchList<T extends Page>(
  query: Query,
  { fetchNext, refetch, idOf }: ListFetchers<T>,
): Promise<LoadedPages<T>> {
  const { data, fetchMeta } = query.state;
  if (data !== undefined && fetchMeta?.fetchMore === undefined) return refetch();
  const list = await fetchNext();
  // A list restarts if the row of the cursor was deleted. A refetch of its visible end returns a valid cursor.
  if (hasRestarted(list.pages, idOf)) {
    const deadKey = list.pageParams.at(-1);
    const refreshed = await refetch();
    return nextKeyOf(refreshed.pages) === deadKey ? { ...refreshed, deadKey } : refreshed;
  }
  const { fetchedAt } = listStateOf(query);
  for (const cursor of list.pageParams) if (!fetchedAt.has(cursor)) fetchedAt.set(cursor, Date.now());
  return list;
}

/** Returns an ID function that caches IDs: computing them is slow, and every page is compared with all earlier ones. */
function cachedIdOf(query: Query, idOf: (item: unknown) => string): (item: unknown) => string {
  const { ids } = listStateOf(query);
  return (item) => {
    if (typeof item !== 'object' || item === null) return idOf(item);
    const id = ids.get(item) ?? idOf(item);
    ids.set(item, id);
    return id;
  };
}

/** The query of a list that loads page by page. The cursor never appears in the address of the page. */
export const pagedQuery = <T extends Page>(queryKey: readonly unknown[], source: PageSource<T>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<T> =>
      parsePage(await source.fetchPage({ startKey: pageParam }, signal)) as T,
    // Without the persister, a refetch would request every loaded page, one after another. The persister replaces the fetch
    // of the whole infinite query, although its types say one page.
    persister: async (fetchInfiniteQuery, context, query) => {
      const { data, fetchMeta } = query.state;
      const previous = data as LoadedPages<T> | undefined; // the value returned below
      const hasFetchedNext = previous === undefined || fetchMeta?.fetchMore !== undefined;
      const list = await fetchList(query, {
        fetchNext: async () => {
          await throttleOf(query.queryKey).waitForTurn(context.signal);
          return (await fetchInfiniteQuery({
            ...context,
            pageParam: '',
            direction: 'forward',
          })) as unknown as LoadedPages<T>;
        },
        refetch: () => refreshVisiblePages(query, context.signal, source),
        idOf: source.idOf,
      });
      const transformedPages = source.transform?.(list.pages) ?? list.pages;
      return {
        ...list,
        ...dedupePages({ pages: transformedPages, previous, hasFetchedNext }, cachedIdOf(query, source.idOf)),
      } as unknown as T;
    },
    initialPageParam: '',
    // A list that has stopped still has a next page, which the user can load.
    getNextPageParam: (_, loadedPages) => nextKeyOf(loadedPages) || undefined,
  });

// Too short to notice. A page whose rows arrive within this time renders without placeholders.
const PREFETCH_WAIT_MS = 50;

/** Starts a list before its screen renders, and waits briefly for the first page. */
export async function prefetchPages<T extends Page>(options: ReturnType<typeof pagedQuery<T>>): Promise<null> {
  if (!isSignedIn()) return null;
  await Promise.race([
    queryClient.prefetchInfiniteQuery(options),
    new Promise((resolve) => setTimeout(resolve, PREFETCH_WAIT_MS)),
  ]);
  return null;
}
