// The state of the list is in its address. Unreadable parameters have default values.
import { useSearchParams } from 'react-router-dom';
import { RECORDING_TYPES, type RecordingType } from '#domain/recording/recording-row.ts';
import {
  LENGTH_RANGES,
  SESSION_MODES,
  SORT_FIELDS,
  type RecordingFilter,
  type RecordingQuery,
} from '#domain/recording/recording-rows.ts';
import { isRangeReplaced, RANGES, type RangeName } from '#features/activity/range.ts';
import { storeZone } from '#features/activity/zone.ts';
import { withParams, paramValues, type ParamChanges } from '#lib/params.ts';
import type { TimeZone } from '#lib/time.ts';

interface RecordingsParams {
  range: RangeName;
  zone: TimeZone;
  order: RecordingQuery['order'];
  filter: RecordingFilter;
}

const DEFAULT_RANGE: RangeName = '7d';

/** The parameters with several values, and their fields in the filter. */
const LIST_PARAMS = {
  type: 'types',
  user: 'users',
  resource: 'resources',
  env: 'environments',
  mode: 'modes',
  length: 'lengths',
} as const;
export type FilterName = keyof typeof LIST_PARAMS;
export const FILTER_NAMES = Object.keys(LIST_PARAMS) as FilterName[]; // `Object.keys` loses the type

const CLEARED_FILTERS: ParamChanges = Object.fromEntries(['search', ...FILTER_NAMES].map((name) => [name, '']));

const isRecordingType = (text: string): text is RecordingType => RECORDING_TYPES.some((type) => type === text);

/** The default order is newest first. */
function parseSortOrder(text: string | null): RecordingQuery['order'] {
  const [field = '', dir] = (text ?? '').split(':');
  return SORT_FIELDS.includes(field) ? { field, dir: dir === 'desc' ? 'desc' : 'asc' } : { field: 'end', dir: 'desc' };
}

export const parseRecordingsParams = (params: URLSearchParams): RecordingsParams => ({
  range: RANGES.find((range) => range === params.get('range')) ?? DEFAULT_RANGE,
  zone: params.get('zone') === 'local' ? 'local' : 'utc',
  order: parseSortOrder(params.get('sort')),
  filter: {
    text: params.get('search') ?? '',
    types: paramValues(params, 'type').filter(isRecordingType),
    users: paramValues(params, 'user'),
    resources: paramValues(params, 'resource'),
    environments: paramValues(params, 'env'),
    modes: SESSION_MODES.filter((mode) => paramValues(params, 'mode').includes(mode)),
    lengths: LENGTH_RANGES.filter((range) => paramValues(params, 'length').includes(range)),
  },
});

/** The parameters in the address and their setters. Changes replace the history entry, so Back leaves the list. */
export function useRecordingsParams() {
  const [params, setParams] = useSearchParams();
  const current = parseRecordingsParams(params);
  const { field, dir } = current.order;
  // Synchronous, because typing must not wait for the router.
  const set = (change: ParamChanges) => setParams(withParams(params, change), { replace: true, flushSync: true });
  const valuesOf = (name: FilterName): readonly string[] => current.filter[LIST_PARAMS[name]];
  return {
    ...current,
    isFiltered: Object.values(current.filter).some(({ length }) => length > 0),
    valuesOf,
    isRangeReplaced: isRangeReplaced(params.get('range'), current.range),
    removeRange: () => set({ range: '' }),
    setRange: (range: RangeName) => set({ range }),
    setZone: (zone: TimeZone) => {
      storeZone(zone);
      set({ zone });
    },
    sortInOrder: (order: RecordingQuery['order']) => set({ sort: `${order.field}:${order.dir}` }),
    sortBy: (sortField: string) =>
      set({ sort: `${sortField}:${field === sortField && dir === 'asc' ? 'desc' : 'asc'}` }),
    setSearch: (search: string) => set({ search }),
    add: (name: FilterName, value: string) => set({ [name]: [...new Set([...valuesOf(name), value])] }),
    remove: (name: FilterName, value: string) =>
      set({ [name]: valuesOf(name).filter((existing) => existing !== value) }),
    clear: () => set(CLEARED_FILTERS),
  };
}

export type RecordingsState = ReturnType<typeof useRecordingsParams>;
