import { useQuery } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import type { AuditRow } from '#domain/audit/event.ts';
import type { LiveTail } from '#domain/audit/log/live-tail.ts';
import { refreshLog } from '#features/activity/log-query.ts';
import { eventPagesQuery } from '#screens/audit/events-query.ts';
import type { AuditState } from '#screens/audit/use-audit-params.ts';
import { liveStateOf, type LiveState } from './live-state.ts';
import { showPendingEvents, tailQuery, type TailOptions } from './tail-query.ts';
import { useNextDay } from './use-next-day.ts';

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
