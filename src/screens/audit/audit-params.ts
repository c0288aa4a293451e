// The state of the log is its address; what cannot be read there falls back to what is usual.
import { NO_FILTER, type AuditFilter } from '#domain/audit/log/audit-filter.ts';
import { CATEGORIES, OUTCOMES, type Category } from '#domain/audit/categories.ts';
import type { EventOutcome } from '#domain/audit/entry.ts';
import type { SortOrder } from '#domain/audit/log/merge-rows.ts';
import { paramValues, type ParamChanges } from '#lib/params.ts';
import type { TimeZone } from '#lib/time.ts';
import { parseRange, type Range, type RangeName } from '#features/activity/range.ts';

export interface AuditParams {
  range: Range;
  zone: TimeZone;
  order: SortOrder;
  /** Event types that the proxy is asked for, each by the first type of its choice. */
  types: readonly string[];
  filter: AuditFilter;
  /** Whether new events wait until one asks for them. */
  isPaused: boolean;
  /** Whether the time line is shown as a table. */
  isTable: boolean;
  /** Whether what is filtered is shown as a story, where it is one of somebody or something. */
  isTimelineShown: boolean;
  /** The event whose details are open, by its key; empty for none. */
  event: string;
}

export const DEFAULT_RANGE: RangeName = '7d';

/** The parameters that hold a list, and what of the filter each is. */
export const LIST_PARAMS = {
  category: 'categories',
  outcome: 'outcomes',
  user: 'users',
  resource: 'resources',
  session: 'sessions',
  request: 'requests',
} as const satisfies Record<string, keyof AuditFilter>;

/** What filters, and so goes with "Clear filters". */
export type FilterName = keyof typeof LIST_PARAMS | 'type';

export const FILTER_NAMES = ['search', 'type', ...Object.keys(LIST_PARAMS)];

const isCategory = (text: string): text is Category => Object.hasOwn(CATEGORIES, text);
const isOutcome = (text: string): text is EventOutcome => Object.hasOwn(OUTCOMES, text);

export const parseFilter = (params: URLSearchParams): AuditFilter => ({
  ...NO_FILTER,
  text: params.get('search') ?? '',
  categories: paramValues(params, 'category').filter(isCategory),
  outcomes: paramValues(params, 'outcome').filter(isOutcome),
  users: paramValues(params, 'user'),
  resources: paramValues(params, 'resource'),
  sessions: paramValues(params, 'session'),
  requests: paramValues(params, 'request'),
});

export const parseAuditParams = (params: URLSearchParams): AuditParams => ({
  range: parseRange(params.get('range')) ?? DEFAULT_RANGE,
  zone: params.get('zone') === 'local' ? 'local' : 'utc',
  order: params.get('sort') === 'time:asc' ? 'asc' : 'desc',
  types: paramValues(params, 'type'),
  filter: parseFilter(params),
  isPaused: params.get('live') === 'paused',
  isTable: params.get('timeline') === 'table',
  isTimelineShown: params.get('view') === 'story',
  event: params.get('event') ?? '',
});

/** What takes every filter away. */
export const CLEARED_FILTERS: ParamChanges = Object.fromEntries(FILTER_NAMES.map((name) => [name, '']));

export const isFiltered = ({ types, filter }: Pick<AuditParams, 'types' | 'filter'>): boolean =>
  types.length > 0 || Object.values(filter).some(({ length }) => length > 0);
