import { hashKey, type InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Page } from '#api/list/page.ts';
import type { VisibleRows } from '#api/list/refresh-pages.ts';
import { areVisibleRowsStale, setVisibleRows } from '#api/list/list-state.ts';
import { countRows, listStopReason } from '#api/list/list-stop-reason.ts';

/** How many rows before the end more of them are asked for. */
const NEAR_END_ROWS = 60;

/** A list that comes page by page and needs to be refreshed; TanStack Query's result fits. */
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

export interface VisibleRangeTracker {
  /** What list it is; while another one is on its way, none. */
  list: string | undefined;
  onVisibleRangeChange: (range: VisibleRows) => void;
}

/** Requests what comes into sight: more near the end, and again what a refresh of the list skipped. */
export function useVisibleRange(key: readonly unknown[], list: ListQueryResult): VisibleRangeTracker {
  const { data, hasNextPage, isFetching, isError, isFetchNextPageError, isPlaceholderData } = list;
  const { fetchNextPage, refetch } = list;
  const hash = hashKey(key);
  const rowCount = countRows(data?.pages ?? []);
  const hasMore = hasNextPage && data !== undefined && !isPlaceholderData && listStopReason(data) === undefined;
  useEffect(() => () => setVisibleRows(hash, undefined), [hash]);
  useEmptyPages({ hasNextPage: hasMore, isFetching, isError, fetchNextPage }, rowCount === 0);
  const onSight = (sight: VisibleRows) => {
    if (isPlaceholderData || data === undefined) return;
    setVisibleRows(hash, sight);
    if (isFetching) return;
    // A page that failed is requested again by its button.
    if (hasMore && !isFetchNextPageError && sight.to > rowCount - NEAR_END_ROWS) fetchNextPage();
    else if (!isError && areVisibleRowsStale(hash)) refetch();
  };
  return { list: isPlaceholderData ? undefined : hash, onVisibleRangeChange: onSight };
}

interface Growing {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
}

/** Requests the next page while no page had a record: without rows nobody scrolls (docs/behaviour.md#further-pages). */
export function useEmptyPages(list: Growing, isEmpty: boolean): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isWanted = isEmpty && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isWanted) fetchNextPage();
  }, [isWanted, fetchNextPage]);
}
