// Finds the end of a session if the log has not loaded it because of filters, pages or the range.
import { queryOptions } from '@tanstack/react-query';
import { http } from '#api/client.ts';
import { keyOf } from '#api/query-keys.ts';
import { ALWAYS_STALE_MS } from '#api/stale-times.ts';
import { auditRow, type AuditEvent, type AuditRow } from '#domain/audit/event.ts';
import { sessionIdOf } from '#domain/audit/log/related-ids.ts';
import { PAGE_LIMIT } from '#features/activity/log-query.ts';
import { fieldsOf, listOf } from '#lib/untrusted.ts';
import { EVENTS_PATH } from '#screens/audit/events-query.ts';

const SESSION_END_TYPES: readonly string[] = ['session.end', 'windows.desktop.session.end', 'db.session.end'];

export const isSessionEnd = ({ type }: AuditEvent): boolean => SESSION_END_TYPES.includes(type);

/**
 * The end events of a session from the given time on. Empty if the session is active or ended outside the searched
 * range.
 */
export const sessionEndsQuery = (cluster: string, sid: string, since: number) =>
  queryOptions({
    queryKey: keyOf(EVENTS_PATH, { path: { cluster }, query: { include: SESSION_END_TYPES.join(',') } }, ['end', sid]),
    queryFn: async ({ signal }): Promise<AuditRow[]> => {
      const [from, to] = [new Date(since).toISOString(), new Date().toISOString()];
      // Oldest first, because sessions usually end soon after the first event. The proxy filters by type, but not by
      // session.
      const query = { from, to, limit: PAGE_LIMIT, order: 'asc' as const, include: SESSION_END_TYPES.join(',') };
      const { data } = await http.GET(EVENTS_PATH, { params: { path: { cluster }, query }, signal });
      const rows = listOf(fieldsOf(data).events).map((raw, index) => auditRow(raw, index));
      return rows.filter((row) => row.ok && sessionIdOf(row) === sid);
    },
    staleTime: ALWAYS_STALE_MS,
  });
