import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AuditRow } from '#domain/audit/event.ts';
import { createRowMatcher, type AuditFilter } from '#domain/audit/log/audit-filter.ts';
import { mergeNewestFirst } from '#domain/audit/log/live-tail.ts';
import { logStopReason, type LogPage } from '#features/activity/log-query.ts';
import { formatRange } from '#features/activity/range.ts';
import { loadNextPage } from '#api/list/list-throttle.ts';
import { useEmptyPages } from '#features/list/use-visible-range.ts';
import { memoizeLast } from '#lib/async/memoize-last.ts';
import type { TimeSpan } from '#ui/timeline/span.ts';
import { eventPagesQuery, firstEventsQuery } from '#features/activity/events-query.ts';
import { useLive } from './live/use-live.ts';
import { indexEvents, rowsOfPages } from './loaded-events.ts';
import { isWithin, useSelection } from './histogram/use-selection.ts';
import type { AuditState } from './use-audit-params.ts';

const NO_PAGES: readonly LogPage<AuditRow>[] = [];

/** Each function scans all loaded events (up to 100,000), so results are cached until the input changes. */
const createCaches = () => ({
  rowsIn: memoizeLast(rowsOfPages),
  loadedOf: memoizeLast((loadedRows: readonly AuditRow[], newRows: readonly AuditRow[]) =>
    indexEvents(newRows.length === 0 ? loadedRows : mergeNewestFirst(newRows, loadedRows)),
  ),
  matchedIn: memoizeLast(
    (rows: readonly AuditRow[], filter: string) => rows.filter(createRowMatcher(JSON.parse(filter) as AuditFilter)), // serialized by the caller
  ),
  selectedIn: memoizeLast((rows: readonly AuditRow[], selection: TimeSpan | undefined) =>
    selection ? rows.filter(isWithin(selection)) : rows,
  ),
});

/** The loaded log with new events, the events that match the filters, and the selected events. */
export function useEventLog(cluster: string, params: AuditState) {
  const { filter, isFiltered } = params;
  const [caches] = useState(createCaches);
  const query = eventPagesQuery(cluster, params);
  const events = useInfiniteQuery(query);
  // With filters, the newest few events may contain no match, so the short first page is skipped.
  const firstQuery = useQuery({ ...firstEventsQuery(cluster, params), enabled: events.isPending && !isFiltered });
  const firstPage = firstQuery.data && !isFiltered ? [firstQuery.data] : undefined;
  const pages = events.data?.pages ?? firstPage ?? NO_PAGES;
  const knownRows = caches.rowsIn(pages);
  const { hasNextPage, isFetching, isError, fetchNextPage } = events;
  const stop = logStopReason(events.data?.pages);
  useEmptyPages({ hasNextPage: hasNextPage && !stop, isFetching, isError, fetchNextPage }, knownRows.length === 0);
  const requestedRange = pages[0]?.requested;
  const list = useRef<HTMLDivElement>(null);
  const live = useLive({ list, cluster, params, loadedRange: requestedRange, knownRows, isFetching });
  const { shown: shownNewRows, pending: pendingRows } = live.tail;
  const loaded = caches.loadedOf(knownRows, shownNewRows);
  const isMatch = createRowMatcher(filter);
  const matched = isFiltered ? caches.matchedIn(loaded.rows, JSON.stringify(filter)) : loaded.rows;
  const [selection, select] = useSelection(formatRange(params.range));
  const visibleRows = caches.selectedIn(matched, selection);
  return {
    query,
    events,
    stop,
    loadMore: () => void loadNextPage(query.queryKey, fetchNextPage),
    pages: events.data?.pages ?? firstPage,
    live,
    list,
    loaded,
    matched,
    shown: visibleRows,
    /** The number of pending events that match the filters. */
    waitingCount: pendingRows.filter(isMatch).length,
    selection,
    select,
    covered: {
      count: loaded.rows.length,
      span: loaded.span,
      requestedRange,
      hasMore: events.data ? events.hasNextPage : firstPage?.[0]?.next !== undefined,
      stop,
      now: live.now,
    },
  };
}

export type EventLog = ReturnType<typeof useEventLog>;
