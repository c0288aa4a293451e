import { hashKey, type InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Page } from '#api/list/page.ts';
import type { VisibleRows } from '#api/list/refresh-pages.ts';
import type { VisibleRangeProps } from '#ui/table/virtual-rows.tsx';
import { areVisibleRowsStale, setVisibleRows } from '#api/list/list-state.ts';
import { countRows, listStopReason } from '#api/list/list-stop-reason.ts';

/** Rows that are this close to the end of the list trigger loading the next page. */
const NEAR_END_ROWS = 60;

/** The part of an infinite query of TanStack Query that is used here. */
export interface ListQueryResult {
  data: InfiniteData<Page> | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  isFetchNextPageError: boolean;
  isPlaceholderData: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** Props for the rows of the list. The ID is undefined while another list is loading. */
export type VisibleRangeTracker = Required<VisibleRangeProps>;

/** Loads more rows near the end, and reloads visible rows that a refresh skipped. */
export function useVisibleRange(key: readonly unknown[], list: ListQueryResult): VisibleRangeTracker {
  const { data, hasNextPage, isFetching, isError, isFetchNextPageError, isPlaceholderData } = list;
  const { fetchNextPage, refetch } = list;
  const hash = hashKey(key);
  const rowCount = countRows(data?.pages ?? []);
  const hasMore = hasNextPage && data !== undefined && !isPlaceholderData && listStopReason(data) === undefined;
  useEffect(() => () => setVisibleRows(hash, undefined), [hash]);
  useEmptyPages({ hasNextPage: hasMore, isFetching, isError, fetchNextPage }, rowCount === 0);
  const handleVisibleRange = (range: VisibleRows) => {
    if (isPlaceholderData || data === undefined) return;
    setVisibleRows(hash, range);
    if (isFetching) return;
    // A page that failed loads again with its button only.
    if (hasMore && !isFetchNextPageError && range.to > rowCount - NEAR_END_ROWS) fetchNextPage();
    else if (!isError && areVisibleRowsStale(hash)) refetch();
  };
  return { listId: isPlaceholderData ? undefined : hash, onVisibleRangeChange: handleVisibleRange };
}

interface LoadingState {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

/** Loads the next page while all pages are empty, because nobody can scroll (docs/behaviour.md#further-pages). */
export function useEmptyPages(list: LoadingState, isEmpty: boolean): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const shouldFetch = isEmpty && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (shouldFetch) fetchNextPage();
  }, [shouldFetch, fetchNextPage]);
}
