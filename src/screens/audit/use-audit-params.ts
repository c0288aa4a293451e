import { useSearchParams } from 'react-router-dom';
import { withParams, type ParamChanges } from '#lib/params.ts';
import type { TimeZone } from '#lib/time.ts';
import { storeZone } from '#features/activity/zone.ts';
import { auditParamsOf, CLEARED, isFiltered, LISTS, type FilterName } from './audit-params.ts';
import { formatRange, type Interval, type RangeName } from '#features/activity/range.ts';

const STORY = 'story';

/** The parameters in the address, and how to set them; typing replaces it, so that Back leaves the log. */
export function useAuditParams() {
  const [params, setParams] = useSearchParams();
  const now = auditParamsOf(params);
  // At once: what is typed must not wait for the router.
  const set = (change: ParamChanges) => setParams(withParams(params, change), { replace: true, flushSync: true });
  const valuesOf = (name: FilterName): readonly string[] => (name === 'type' ? now.types : now.filter[LISTS[name]]);
  return {
    ...now,
    isFiltered: isFiltered(now),
    valuesOf,
    setRange: (range: RangeName) => set({ range }),
    /** A step that Back undoes. */
    narrow: (interval: Interval) => setParams(withParams(params, { range: formatRange(interval) })),
    setIsPaused: (isPaused: boolean) => set({ live: isPaused ? 'paused' : '' }),
    setIsTable: (isTable: boolean) => set({ timeline: isTable ? 'table' : '' }),
    setIsStory: (isStory: boolean) => set({ view: isStory ? STORY : '' }),
    setZone: (zone: TimeZone) => {
      storeZone(zone);
      set({ zone });
    },
    turnOrder: () => set({ sort: now.order === 'desc' ? 'time:asc' : '' }),
    setSearch: (search: string) => set({ search }),
    add: (name: FilterName, value: string) => set({ [name]: [...new Set([...valuesOf(name), value])] }),
    remove: (name: FilterName, value: string) => set({ [name]: valuesOf(name).filter((one) => one !== value) }),
    clear: () => set(CLEARED),
    close: () => set({ event: '' }),
    /** Where a row leads: the same log with its details open. */
    detailsOf: (event: string) => `?${withParams(params, { event })}`,
    /** Where related events are: filtered by one thing alone, in the same range. */
    onlyWith: (change: ParamChanges) => `?${withParams(params, { ...CLEARED, view: '', ...change })}`,
    /** The same as a story. */
    storyOf: (change: ParamChanges) => `?${withParams(params, { ...CLEARED, ...change, view: STORY })}`,
  };
}

export type AuditState = ReturnType<typeof useAuditParams>;
