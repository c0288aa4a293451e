import { http } from '#api/client.ts';
import { keyOf } from '#api/query-keys.ts';
import { parseRecordingRow } from '#domain/recording/recording-row.ts';
import { logQuery } from '#features/activity/log-query.ts';
import { dependsOnZone, type RangeName } from '#features/activity/range.ts';
import type { TimeZone } from '#lib/time.ts';

const SESSION_EVENTS_PATH = '/v1/webapi/sites/{cluster}/events/search/sessions';

/** The end events of sessions, the newest first, as the proxy sends them. */
export const recordingPagesQuery = (cluster: string, { range, zone }: { range: RangeName; zone: TimeZone }) =>
  logQuery({
    key: keyOf(SESSION_EVENTS_PATH, { path: { cluster } }, [range, dependsOnZone(range) ? zone : '']),
    range,
    zone,
    fetchPage: async (query, signal) =>
      (await http.GET(SESSION_EVENTS_PATH, { params: { path: { cluster }, query }, signal })).data,
    read: parseRecordingRow,
  });
