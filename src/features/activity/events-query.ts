import { http } from '#api/client.ts';
import { keyOf } from '#api/query-keys.ts';
import { auditRow, type AuditRow } from '#domain/audit/event.ts';
import { includeParamOf, typeChoices } from '#domain/audit/type-choices.ts';
import type { SortOrder } from '#domain/audit/log/merge-rows.ts';
import { once } from '#lib/once.ts';
import type { TimeZone } from '#lib/time.ts';
import {
  firstRowsQuery,
  logQuery,
  newestPart,
  newestRowsQuery,
  type Log,
  type LogRequest,
  type NewestPart,
} from './log-query.ts';
import { dependsOnZone, formatRange, type Range } from './range.ts';

export const EVENTS_PATH = '/v1/webapi/sites/{cluster}/events/search';

export interface EventsQuery {
  range: Range;
  zone: TimeZone;
  order: SortOrder;
  /** Event types that the proxy filters by. The first type of a menu choice represents the choice. */
  types: readonly string[];
}

const eventTypeChoices = once(typeChoices);

/**
 * The parameter for the requested event types. A menu choice may cover several types, and its first type represents it
 * in the address. Types outside the catalog are sent unchanged.
 */
const includeParam = (types: readonly string[]): string =>
  types
    .map((type) => includeParamOf(eventTypeChoices().filter(({ types: [first] }) => first === type)) || type)
    .join(',');

/** Requests one page of the log. */
export async function fetchEvents(
  cluster: string,
  { order, types, ...call }: LogRequest & Pick<EventsQuery, 'order' | 'types'>,
  signal: AbortSignal,
): Promise<unknown> {
  const include = includeParam(types);
  const query = { ...call, order, ...(include && { include }) };
  const { data } = await http.GET(EVENTS_PATH, { params: { path: { cluster }, query }, signal });
  return data;
}

/** The query of the log for an address. The cache stores the first page and the full pages separately. */
const logDefinition = (
  cluster: string,
  { range, zone, order, types }: EventsQuery,
  part: 'pages' | 'first' | NewestPart,
): Log<AuditRow> => ({
  key: keyOf(EVENTS_PATH, { path: { cluster }, query: { order, include: types.join(',') } }, [
    formatRange(range),
    dependsOnZone(range) ? zone : '',
    part,
  ]),
  range,
  zone,
  fetchPage: (call: LogRequest, signal: AbortSignal) => fetchEvents(cluster, { ...call, order, types }, signal),
  parseRecord: auditRow,
});

export const eventLog = (cluster: string, query: EventsQuery): Log<AuditRow> => logDefinition(cluster, query, 'pages');

export const eventPagesQuery = (cluster: string, query: EventsQuery) =>
  logQuery(logDefinition(cluster, query, 'pages'));

export const firstEventsQuery = (cluster: string, query: EventsQuery) =>
  firstRowsQuery(logDefinition(cluster, query, 'first'));

/** The newest sign-ins of a range. */
export const newestSignInsQuery = (cluster: string, range: Range, limit: number) =>
  newestRowsQuery(
    logDefinition(cluster, { range, zone: 'utc', order: 'desc', types: ['user.login'] }, newestPart(limit)),
    limit,
  );

/** The newest events of a range, of all types. */
export const newestEventsQuery = (cluster: string, range: Range, limit: number) =>
  newestRowsQuery(logDefinition(cluster, { range, zone: 'utc', order: 'desc', types: [] }, newestPart(limit)), limit);
