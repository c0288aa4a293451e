// Loads the end events of sessions, which are the records of the recordings list (docs/protocol/audit-catalogue.md#8).
import { http } from '#api/client.ts';
import { keyOf } from '#api/query-keys.ts';
import { parseRecordingRow, type RecordingRow } from '#domain/recording/recording-row.ts';
import type { TimeZone } from '#lib/time.ts';
import type { UnreadableEntry } from '#lib/unreadable-entry.ts';
import { logQuery, newestPart, newestRowsQuery, type Log, type NewestPart } from './log-query.ts';
import { dependsOnZone, type RangeName } from './range.ts';

const SESSION_EVENTS_PATH = '/v1/webapi/sites/{cluster}/events/search/sessions';

interface RecordingsQuery {
  range: RangeName;
  zone: TimeZone;
}

const logDefinition = (
  cluster: string,
  { range, zone }: RecordingsQuery,
  part: 'pages' | NewestPart,
): Log<RecordingRow | UnreadableEntry> => ({
  key: keyOf(SESSION_EVENTS_PATH, { path: { cluster } }, [range, dependsOnZone(range) ? zone : '', part]),
  range,
  zone,
  fetchPage: async (query, signal) =>
    (await http.GET(SESSION_EVENTS_PATH, { params: { path: { cluster }, query }, signal })).data,
  parseRecord: parseRecordingRow,
});

/** The end events of sessions, the newest first, as the proxy sends them. */
export const recordingPagesQuery = (cluster: string, query: RecordingsQuery) =>
  logQuery(logDefinition(cluster, query, 'pages'));

/** Enough for the recordings of a thing in the last days. */
const NEWEST_RECORDINGS = 500;

/** The newest of these events, in one request. */
export const newestRecordingsQuery = (cluster: string, range: RangeName, limit = NEWEST_RECORDINGS) =>
  newestRowsQuery(logDefinition(cluster, { range, zone: 'utc' }, newestPart(limit)), limit);
