import { useQuery } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import type { AuditRow } from '#domain/audit/event.ts';
import type { LiveTail } from '#domain/audit/log/live-tail.ts';
import { refreshLog } from '#features/activity/log-query.ts';
import { eventsOf } from '#screens/audit/events-query.ts';
import type { AuditState } from '#screens/audit/use-audit-params.ts';
import { liveOf, type Live } from './live-state.ts';
import { revealTail, tailOf, type Followed } from './tail-query.ts';
import { useNextDay } from './use-next-day.ts';

const TOP_BAR = 48;

/** Whether rows that come above would move what one reads, points at or has the focus on. */
function isLookedAt(list: HTMLElement | null): boolean {
  if (list === null) return false;
  const { activeElement } = document;
  const isFocused = activeElement !== list && list.contains(activeElement);
  return isFocused || list.matches(':hover') || list.getBoundingClientRect().top < TOP_BAR;
}

export interface LiveLog {
  live: Live;
  tail: LiveTail;
  /** Why the last poll failed; the next one comes all the same. */
  error: { message: string; status?: number } | null;
  /** When the log was asked for last. */
  now: number;
  /** Shows what waits, from its beginning. */
  reveal: () => void;
  /** Shows what waits unless it would move what is looked at. */
  resume: () => void;
}

interface Followable extends Pick<Followed, 'cluster' | 'asked'> {
  params: AuditState;
  known: readonly AuditRow[];
  isFetching: boolean;
  /** The element around the rows. */
  list: RefObject<HTMLElement | null>;
}

/**
 * Apart from the hook, because the query keeps this function after the page is left, and a function made in the hook
 * would keep all of the page with it.
 */
const heldBy =
  (isPaused: boolean, list: RefObject<HTMLElement | null>): (() => boolean) =>
  () =>
    isPaused || isLookedAt(list.current);

/** Adds new events to the log while it is shown. */
export function useLive({ list, cluster, params, asked, known, isFetching }: Followable): LiveLog {
  const [opened] = useState(() => Date.now());
  const stateAt = (now: number, more = 0) => liveOf({ ...params, count: known.length + more, now });
  const isHeld = heldBy(params.isPaused, list);
  useNextDay({ range: params.range, asked, isHeld, onNext: () => void refreshLog(eventsOf(cluster, params)) });
  const query = tailOf({
    cluster,
    types: params.types,
    asked,
    known,
    isOn: !isFetching && stateAt(asked?.at ?? 0).at !== 'off',
    isHeld,
  });
  const { data: tail, dataUpdatedAt: now, error } = useQuery(query);
  const resume = () => {
    if (!isLookedAt(list.current)) revealTail(query.queryKey);
  };
  const reveal = () => {
    revealTail(query.queryKey);
    list.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  return { live: stateAt(now || opened, tail.shown.length + tail.pending.length), tail, error, now, reveal, resume };
}
