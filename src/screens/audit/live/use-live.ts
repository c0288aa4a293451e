import { useQuery, queryOptions, type QueryKey } from '@tanstack/react-query';
import { useState, type RefObject, useEffect, useEffectEvent } from 'react';
import { type AuditRow, auditRow } from '#domain/audit/event.ts';
import { type LiveTail, addPolledRows, newestTimeOf, EMPTY_TAIL, showPending } from '#domain/audit/log/live-tail.ts';
import { refreshLog, PAGE_LIMIT, readRows } from '#features/activity/log-query.ts';
import { eventPagesQuery, fetchEvents, EVENTS_PATH } from '#features/activity/events-query.ts';
import type { AuditState } from '#screens/audit/use-audit-params.ts';
import { liveStateOf, type LiveState } from './live-state.ts';
import { dependsOnZone, type Interval, type Range } from '#features/activity/range.ts';
import { epochMs } from '#lib/instant.ts';
import { DEFAULT_STALE_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import { notAListError } from '#api/refusal.ts';
import { queryClient } from '#api/query-client.ts';
import type { Schemas } from '#api/schemas.ts';
import { iteratePages } from '#lib/async/iterate-pages.ts';
import { fieldsOf, isRecord, listOf, textOr } from '#lib/untrusted.ts';

// Polls for new events while the log is open, because no stream reports them (docs/protocol/resources.md#5.2). The tail
// of a log consists of the events that polls have added since the log was loaded.

// No other automatic request of the console is more frequent. Hidden tabs do not poll.
const POLL_INTERVAL_MS = 15_000;

/** How much the times of polls overlap, because the proxy stores events with a short delay and out of order. */
const OVERLAP_MS = 60_000;

/** The proxy's clock may be ahead of the browser's clock. */
const CLOCK_SKEW_MS = 24 * 3_600_000;

/** The maximum number of pages per poll. After a long sleep the next poll fetches the next pages. */
const MAX_PAGES_PER_POLL = 4;

interface TailOptions {
  cluster: string;
  types: readonly string[];
  /** The range and load time of the log's first page; undefined until the page is loaded. */
  loadedRange: (Interval & { requestedAt: number }) | undefined;
  /** All other loaded rows of the log. */
  knownRows: readonly AuditRow[];
  isEnabled: boolean;
  /** Called when new events arrive. Returns true if they must wait: the log is paused, or the user uses its rows. */
  isPaused: () => boolean;
}

const tailQueryKey = ({ cluster, types, loadedRange }: TailOptions): QueryKey =>
  keyOf(EVENTS_PATH, { path: { cluster }, query: { include: types.join(',') } }, [
    'live',
    loadedRange ? `${loadedRange.from}/${loadedRange.to} ${loadedRange.requestedAt}` : '',
  ]);

const recordIdOf = (raw: unknown): string => textOr(fieldsOf<Schemas['AuditEvent']>(raw).uid, JSON.stringify(raw));

async function fetchEventsSince(options: TailOptions, since: number, signal: AbortSignal): Promise<AuditRow[]> {
  const from = new Date(since).toISOString();
  const to = new Date(Date.now() + CLOCK_SKEW_MS).toISOString();
  const rows: AuditRow[] = [];
  const requestPage = async (startKey: string) => {
    // The oldest events come first. If a poll does not fetch all events, the missing events are newer, and the next
    // poll fetches them.
    const call = {
      from,
      to,
      limit: PAGE_LIMIT,
      order: 'asc' as const,
      types: options.types,
      ...(startKey && { startKey }),
    };
    const data = await fetchEvents(options.cluster, call, signal);
    if (!isRecord(data)) throw notAListError(data);
    const { events, startKey: key } = fieldsOf(data);
    return { page: await readRows(listOf(events), auditRow), items: listOf(events), next: textOr(key, '') };
  };
  let pages = 0;
  for await (const { page } of iteratePages({ fetchPage: requestPage, idOf: recordIdOf, signal })) {
    rows.push(...page);
    pages += 1;
    if (pages === MAX_PAGES_PER_POLL) break;
  }
  return rows.toReversed();
}

function tailQuery(options: TailOptions) {
  const queryKey = tailQueryKey(options);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<LiveTail> => {
      const previous = queryClient.getQueryData<LiveTail>(queryKey) ?? EMPTY_TAIL;
      const newest = newestTimeOf([
        ...previous.pending.slice(0, 1),
        ...previous.shown.slice(0, 1),
        ...options.knownRows,
      ]);
      const rangeStartMs = epochMs(options.loadedRange?.from ?? '');
      const since = Math.max(newest === undefined ? rangeStartMs : newest - OVERLAP_MS, rangeStartMs);
      const fresh = await fetchEventsSince(options, since, signal);
      // The user may have shown pending events during the request.
      const tail = queryClient.getQueryData<LiveTail>(queryKey) ?? EMPTY_TAIL;
      return addPolledRows(tail, { known: options.knownRows, fresh, since, isPaused: options.isPaused() });
    },
    enabled: options.isEnabled && options.loadedRange !== undefined,
    // The log itself was up to date when it was loaded.
    initialData: EMPTY_TAIL,
    initialDataUpdatedAt: options.loadedRange?.requestedAt ?? 0,
    staleTime: DEFAULT_STALE_MS,
    // The log is reloaded after this time, and then starts a new tail query.
    gcTime: DEFAULT_STALE_MS,
    refetchInterval: POLL_INTERVAL_MS,
    structuralSharing: false,
  });
}

const showPendingEvents = (queryKey: QueryKey): void => {
  queryClient.setQueryData<LiveTail>(queryKey, (tail) => tail && showPending(tail));
};

/** The interval between checks while the user reads the rows. */
const RETRY_MS = 15_000;

interface NextDayOptions {
  range: Range;
  /** The requested range; undefined until the first response arrives. */
  loadedRange: Interval | undefined;
  isPaused: () => boolean;
  /** Called when the range has moved to the next day. */
  onNext: () => void;
}

/** Moves a range of days to the new day at midnight. While the log is paused or its rows are in use, it tries again. */
function useNextDay({ range, loadedRange, isPaused, onNext }: NextDayOptions): void {
  const rangeEndMs = dependsOnZone(range) && loadedRange ? epochMs(loadedRange.to) : undefined;
  const moveToNextDay = useEffectEvent((): boolean => {
    if (isPaused()) return false;
    onNext();
    return true;
  });
  useEffect(() => {
    if (rangeEndMs === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const scheduleMove = (ms: number) => {
      timer = setTimeout(() => void (moveToNextDay() || scheduleMove(RETRY_MS)), ms);
    };
    // The range includes its last millisecond.
    scheduleMove(Math.max(0, rangeEndMs + 1 - Date.now()));
    return () => clearTimeout(timer);
  }, [rangeEndMs]);
}

const TOP_BAR_HEIGHT = 48;

/** Whether new rows above would move rows that the user reads, points at or has focused. */
function isListInUse(list: HTMLElement | null): boolean {
  if (list === null) return false;
  const { activeElement } = document;
  const isFocused = activeElement !== list && list.contains(activeElement);
  return isFocused || list.matches(':hover') || list.getBoundingClientRect().top < TOP_BAR_HEIGHT;
}

export interface LiveLog {
  live: LiveState;
  tail: LiveTail;
  /** The error of the last poll. Polling continues after an error. */
  error: { message: string; status?: number } | null;
  /** The time of the last request. */
  now: number;
  /** Shows the pending events and scrolls to the top. */
  showPending: () => void;
  /** Shows the pending events unless that would move rows in use. */
  resume: () => void;
}

interface UseLiveOptions extends Pick<TailOptions, 'cluster' | 'loadedRange'> {
  params: AuditState;
  knownRows: readonly AuditRow[];
  isFetching: boolean;
  /** The element that contains the rows. */
  list: RefObject<HTMLElement | null>;
}

/**
 * Returns a function that checks whether new events must wait. It is created outside the hook, because the query keeps
 * the function after the page closes, and a function created in the hook would keep the whole page in memory.
 */
const createPauseCheck =
  (isPaused: boolean, list: RefObject<HTMLElement | null>): (() => boolean) =>
  () =>
    isPaused || isListInUse(list.current);

/** Adds new events to the log while the log is visible. */
export function useLive({ list, cluster, params, loadedRange, knownRows, isFetching }: UseLiveOptions): LiveLog {
  const [openedMs] = useState(() => Date.now());
  const stateAt = (now: number, additionalCount = 0) =>
    liveStateOf({ ...params, count: knownRows.length + additionalCount, now });
  const isLivePaused = createPauseCheck(params.isPaused, list);
  useNextDay({
    range: params.range,
    loadedRange,
    isPaused: isLivePaused,
    onNext: () => void refreshLog(eventPagesQuery(cluster, params)),
  });
  const query = tailQuery({
    cluster,
    types: params.types,
    loadedRange,
    knownRows,
    isEnabled: !isFetching && stateAt(loadedRange?.requestedAt ?? 0).status !== 'off',
    isPaused: isLivePaused,
  });
  const { data: tail, dataUpdatedAt: now, error } = useQuery(query);
  const resume = () => {
    if (!isListInUse(list.current)) showPendingEvents(query.queryKey);
  };
  const reveal = () => {
    showPendingEvents(query.queryKey);
    list.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  return {
    live: stateAt(now || openedMs, tail.shown.length + tail.pending.length),
    tail,
    error,
    now,
    showPending: reveal,
    resume,
  };
}
