import { useSearchParams } from 'react-router-dom';
import { withParams, type ParamChanges } from '#lib/params.ts';
import type { TimeZone } from '#lib/time.ts';
import { storeZone } from '#features/activity/zone.ts';
import { parseAuditParams, CLEARED_FILTERS, isFiltered, LIST_PARAMS, type FilterName } from './audit-params.ts';
import { formatRange, isRangeReplaced, type Interval, type RangeName } from '#features/activity/range.ts';

const TIMELINE_VIEW = 'story';

/**
 * Reads and sets the parameters in the address. Changes replace the history entry, so that Back leaves the log. Only a
 * zoom adds an entry.
 */
export function useAuditParams() {
  const [params, setParams] = useSearchParams();
  const current = parseAuditParams(params);
  // Synchronous, so that typed text appears without waiting for the router.
  const set = (change: ParamChanges) => setParams(withParams(params, change), { replace: true, flushSync: true });
  const valuesOf = (name: FilterName): readonly string[] =>
    name === 'type' ? current.types : current.filter[LIST_PARAMS[name]];
  return {
    ...current,
    isFiltered: isFiltered(current),
    isRangeReplaced: isRangeReplaced(params.get('range'), current.range),
    removeRange: () => set({ range: '' }),
    valuesOf,
    setRange: (range: RangeName) => set({ range }),
    setInterval: (interval: Interval) => set({ range: formatRange(interval) }),
    /** Adds a history entry, so that Back undoes the zoom. */
    zoomTo: (interval: Interval) => setParams(withParams(params, { range: formatRange(interval) })),
    setIsPaused: (isPaused: boolean) => set({ live: isPaused ? 'paused' : '' }),
    setIsTable: (isTable: boolean) => set({ timeline: isTable ? 'table' : '' }),
    setTimelineShown: (isTimeline: boolean) => set({ view: isTimeline ? TIMELINE_VIEW : '' }),
    setZone: (zone: TimeZone) => {
      storeZone(zone);
      set({ zone });
    },
    toggleOrder: () => set({ sort: current.order === 'desc' ? 'time:asc' : '' }),
    setSearch: (search: string) => set({ search }),
    add: (name: FilterName, value: string) => set({ [name]: [...new Set([...valuesOf(name), value])] }),
    remove: (name: FilterName, value: string) => set({ [name]: valuesOf(name).filter((other) => other !== value) }),
    clear: () => set(CLEARED_FILTERS),
    closeDetails: () => set({ event: '' }),
    /** Link to the same log with the event's details open. */
    detailsLinkOf: (event: string) => `?${withParams(params, { event })}`,
    /** Link to related events: one filter in the same range. */
    filterLinkOf: (change: ParamChanges) => `?${withParams(params, { ...CLEARED_FILTERS, view: '', ...change })}`,
    /** Link to the timeline of related events: one filter in the same range. */
    timelineLinkOf: (change: ParamChanges) =>
      `?${withParams(params, { ...CLEARED_FILTERS, ...change, view: TIMELINE_VIEW })}`,
  };
}

export type AuditState = ReturnType<typeof useAuditParams>;
