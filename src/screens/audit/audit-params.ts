// The address contains the state of the audit log. Missing and invalid parameters fall back to the defaults.
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
  /** Event types that the proxy filters by. The first type of a menu choice represents the choice. */
  types: readonly string[];
  filter: AuditFilter;
  /** Whether new events stay hidden until the user shows them. */
  isPaused: boolean;
  /** Whether the histogram is shown as a table. */
  isTable: boolean;
  /** Whether the events of one user, session or request are shown as a timeline. */
  isTimelineShown: boolean;
  /** The key of the event whose details are open; empty if the panel is closed. */
  event: string;
}

export const DEFAULT_RANGE: RangeName = '7d';

/** Parameters with several values, and the field of the filter that each sets. */
export const LIST_PARAMS = {
  category: 'categories',
  outcome: 'outcomes',
  user: 'users',
  resource: 'resources',
  session: 'sessions',
  request: 'requests',
} as const satisfies Record<string, keyof AuditFilter>;

/** The filters that users choose from menus. Each value is shown as a chip. */
export type FilterName = keyof typeof LIST_PARAMS | 'type';

/** All parameters that "Clear filters" removes. */
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

/** The parameter changes that remove all filters. */
export const CLEARED_FILTERS: ParamChanges = Object.fromEntries(FILTER_NAMES.map((name) => [name, '']));

export const isFiltered = ({ types, filter }: Pick<AuditParams, 'types' | 'filter'>): boolean =>
  types.length > 0 || Object.values(filter).some(({ length }) => length > 0);
