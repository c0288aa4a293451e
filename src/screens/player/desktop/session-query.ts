// Whose session a recorded desktop was: its stream does not tell, but the event that ended it does.
import { queryOptions } from '@tanstack/react-query';
import { http } from '#api/client.ts';
import { FOREVER_MS } from '#api/stale-times.ts';
import { keyOf } from '#api/query-keys.ts';
import { parseRecordingRow, type RecordingRow } from '#domain/recording/recording-row.ts';
import { fieldsOf, listOf } from '#lib/untrusted.ts';

const PATH = '/v1/webapi/sites/{cluster}/events/search/sessions';

/** The event can be stored a little later than the session ended. */
const MARGIN_MS = 60_000;

const LIMIT = 1000;

/** The row of the recordings list of a session that ended at a time (epoch milliseconds); null where there is none. */
export const sessionEndedAt = (cluster: string, sid: string, ended: number) =>
  queryOptions({
    queryKey: keyOf(PATH, { path: { cluster } }, ['ended', sid, String(ended)]),
    queryFn: async ({ signal }): Promise<RecordingRow | null> => {
      const [from, to] = [ended - MARGIN_MS, ended + MARGIN_MS].map((ms) => new Date(ms).toISOString());
      const query = { from: from ?? '', to: to ?? '', limit: LIMIT };
      const { data } = await http.GET(PATH, { params: { path: { cluster }, query }, signal });
      const rows = listOf(fieldsOf(data).events).map((raw, index) => parseRecordingRow(raw, index));
      return rows.find((row): row is RecordingRow => row.ok && row.sid === sid) ?? null;
    },
    staleTime: FOREVER_MS,
  });
