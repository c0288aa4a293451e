import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditRow } from '#domain/audit/event.ts';
import { matching } from '#domain/audit/filter.ts';
import { woven } from '#domain/audit/tail.ts';
import type { LogPage } from '#features/activity/log-query.ts';
import { rangeText } from '#features/activity/range.ts';
import { eventsOf } from './events-query.ts';
import { useLive } from './live/use-live.ts';
import { loadedOf, rowsIn } from './loaded.ts';
import { isWithin, useSelection } from './timeline/use-selection.ts';
import type { AuditState } from './use-audit-params.ts';

const NOTHING: readonly LogPage<AuditRow>[] = [];

/** The log as it is loaded and goes on, what of it matches the filters, and what of that is selected. */
export function useEventLog(cluster: string, params: AuditState) {
  const { filter, isFiltered } = params;
  const query = eventsOf(cluster, params);
  const events = useInfiniteQuery(query);
  const pages = events.data?.pages ?? NOTHING;
  const known = rowsIn(pages);
  const asked = pages[0]?.asked;
  const [list, setList] = useState<HTMLElement | null>(null);
  const live = useLive({ list, cluster, params, asked, known, isFetching: events.isFetching });
  const { shown: tail, waiting } = live.tail;
  const loaded = loadedOf(tail.length === 0 ? known : woven(tail, known));
  const isMatch = matching(filter);
  const matched = isFiltered ? loaded.rows.filter(isMatch) : loaded.rows;
  const [selection, select] = useSelection(rangeText(params.range));
  const shown = selection ? matched.filter(isWithin(selection)) : matched;
  return {
    query,
    events,
    live,
    setList,
    loaded,
    matched,
    shown,
    /** How many of those that wait match. */
    waiting: waiting.filter(isMatch).length,
    selection,
    select,
    covered: { rows: loaded.rows, asked, hasMore: events.hasNextPage, now: live.now },
  };
}

export type EventLog = ReturnType<typeof useEventLog>;
