// Finds the session of a recorded desktop by its end event, because the stream does not contain the session's details.
import { queryOptions } from '@tanstack/react-query';
import { http } from '#api/client.ts';
import { FOREVER_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import { parseRecordingRow, type RecordingRow } from '#domain/recording/recording-row.ts';
import { fieldsOf, listOf } from '#lib/untrusted.ts';

const SESSION_EVENTS_PATH = '/v1/webapi/sites/{cluster}/events/search/sessions';

/** An event may be stored a little after the session ended. */
const STORE_DELAY_MS = 60_000;

const MAX_EVENTS = 1000;

/** The row of a session that ended at this time (epoch ms), as in the list of recordings; null if not found. */
export const recordedSessionQuery = (cluster: string, sid: string, endedMs: number) =>
  queryOptions({
    queryKey: keyOf(SESSION_EVENTS_PATH, { path: { cluster } }, ['ended', sid, String(endedMs)]),
    queryFn: async ({ signal }): Promise<RecordingRow | null> => {
      const [from, to] = [endedMs - STORE_DELAY_MS, endedMs + STORE_DELAY_MS].map((ms) => new Date(ms).toISOString());
      const query = { from: from ?? '', to: to ?? '', limit: MAX_EVENTS };
      const { data } = await http.GET(SESSION_EVENTS_PATH, { params: { path: { cluster }, query }, signal });
      const rows = listOf(fieldsOf(data).events).map((raw, index) => parseRecordingRow(raw, index));
      return rows.find((row): row is RecordingRow => row.ok && row.sid === sid) ?? null;
    },
    staleTime: FOREVER_MS,
  });
