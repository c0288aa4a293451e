// Lists that load all their pages without scrolling, up to a limit (docs/behaviour.md#further-pages).
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { queryClient } from '#api/query-client.ts';
import { iteratePages } from '#lib/async/iterate-pages.ts';
import { createPaging, type Paging, type StopReason } from '#lib/paging.ts';
import { withRecentWrites, type WrittenListName } from './recent-writes.ts';

/** Pages may have only one record, so the number of pages is limited too. */
const MAX_PAGES = 100;

export interface FullList {
  items: unknown[];
  /** The key of the next page; empty when the list is loaded in full. */
  next: string;
  /** Why the list no longer requests pages automatically. */
  stop?: StopReason | undefined;
  /** The error of the request for the `next` page. */
  error?: Error | undefined;
  /** How many pages the user loaded after the list stopped. */
  extraPages: number;
  paging: Paging<unknown>;
}

/** The part of a list that is not loaded. */
export interface UnloadedPart {
  loaded: number;
  stop: StopReason | undefined;
  error: Error | undefined;
  /** Requests one page. */
  loadMore: () => Promise<void>;
  /** Requests the whole list again. */
  reload: () => Promise<void>;
}

interface ListSource {
  name: WrittenListName;
  queryKey: QueryKey;
  fetchPage: (key: string, signal: AbortSignal) => Promise<{ page: unknown; items: readonly unknown[]; next: string }>;
  idOf: (item: unknown) => string;
}

async function loadAll({ fetchPage, idOf }: ListSource, extraPages: number, signal: AbortSignal): Promise<FullList> {
  const paging = createPaging(idOf);
  const list: FullList = { items: [], next: '', extraPages, paging };
  let pages = 0;
  try {
    const pageSource = { fetchPage: (key: string) => fetchPage(key, signal), idOf, signal, paging, extraPages };
    for await (const { items, next, stopReason } of iteratePages(pageSource)) {
      for (const item of items) list.items.push(item);
      Object.assign(list, { next, stop: stopReason });
      pages += 1;
      if (pages >= MAX_PAGES + extraPages) break;
    }
  } catch (error) {
    if (pages === 0 || signal.aborted || !(error instanceof Error)) throw error;
    list.error = error;
  }
  return list;
}

/** Returns the query of a list, and a function that describes the part of the list that is not loaded. */
export function fullList(source: ListSource) {
  const { name, queryKey, fetchPage } = source;
  const getCachedList = () => queryClient.getQueryData<FullList>(queryKey);
  const query = queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<FullList> => {
      const list = await loadAll(source, getCachedList()?.extraPages ?? 0, signal);
      // Throwing keeps the full list of the last load, which is better than a part of the new one.
      if (list.error && getCachedList()?.next === '') throw list.error;
      return withRecentWrites(name, list);
    },
  });
  const loadMore = async () => {
    // A refresh that ends later would remove the new page.
    await queryClient.cancelQueries({ queryKey });
    const list = getCachedList();
    if (!list || list.next === '') return;
    const { items, next } = await fetchPage(list.next, new AbortController().signal);
    const { newItems, stopReason } = list.paging.addPage(items, next);
    const extraPages = list.extraPages + 1;
    const extendedList = {
      ...list,
      items: [...list.items, ...newItems],
      next,
      stop: stopReason,
      error: undefined,
      extraPages,
    };
    queryClient.setQueryData<FullList>(queryKey, withRecentWrites(name, extendedList));
  };
  const reload = () => queryClient.refetchQueries({ queryKey, exact: true });
  const restOf = (list: FullList | undefined): UnloadedPart | undefined =>
    list && list.next !== ''
      ? { loaded: list.items.length, stop: list.stop, error: list.error, loadMore, reload }
      : undefined;
  return { query, restOf };
}
