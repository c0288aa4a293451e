import { http } from '#api/client.ts';
import { keyOf } from '#api/query-keys.ts';
import { auditRow, type AuditRow } from '#domain/audit/event.ts';
import { includeParamOf, typeChoices } from '#domain/audit/type-choices.ts';
import { firstRowsQuery, logQuery, type Log, type LogRequest } from '#features/activity/log-query.ts';
import { dependsOnZone, formatRange } from '#features/activity/range.ts';
import { once } from '#lib/once.ts';
import type { AuditParams } from './audit-params.ts';

export const PATH = '/v1/webapi/sites/{cluster}/events/search';

export type Wanted = Pick<AuditParams, 'range' | 'zone' | 'order' | 'types'>;

const choices = once(typeChoices);

/** Each choice is known by its first type; one that the catalogue does not have is asked for as it is. */
const includeIn = (types: readonly string[]): string =>
  types.map((type) => includeParamOf(choices().filter(({ types: [first] }) => first === type)) || type).join(',');

/** One call for a part of the log. */
export async function askEvents(
  cluster: string,
  { order, types, ...call }: LogRequest & Pick<Wanted, 'order' | 'types'>,
  signal: AbortSignal,
): Promise<unknown> {
  const include = includeIn(types);
  const query = { ...call, order, ...(include && { include }) };
  const { data } = await http.GET(PATH, { params: { path: { cluster }, query }, signal });
  return data;
}

/** What of the log the address asks for; what is kept of it, by which part it is. */
const logOf = (cluster: string, { range, zone, order, types }: Wanted, part: 'pages' | 'first'): Log<AuditRow> => ({
  key: keyOf(PATH, { path: { cluster }, query: { order, include: types.join(',') } }, [
    formatRange(range),
    dependsOnZone(range) ? zone : '',
    part,
  ]),
  range,
  zone,
  fetchPage: (call: LogRequest, signal: AbortSignal) => askEvents(cluster, { ...call, order, types }, signal),
  read: auditRow,
});

export const eventLog = (cluster: string, wanted: Wanted): Log<AuditRow> => logOf(cluster, wanted, 'pages');

export const eventsOf = (cluster: string, wanted: Wanted) => logQuery(logOf(cluster, wanted, 'pages'));

export const firstEventsOf = (cluster: string, wanted: Wanted) => firstRowsQuery(logOf(cluster, wanted, 'first'));
