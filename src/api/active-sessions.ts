import { $api } from './api.ts';
import { ALWAYS_STALE_MS } from './stale-times.ts';

// No faster than the console asks anything else by itself; hidden tabs do not ask at all.
const REFETCH_INTERVAL_MS = 15_000;

/** Who is on what just now, asked again and again: no stream tells of it (docs/protocol/resources.md#5.1). */
export const activeSessionsOf = (cluster: string) =>
  $api.queryOptions(
    'get',
    '/v1/webapi/sites/{cluster}/sessions',
    { params: { path: { cluster } } },
    // Who comes back from a session that just ended sees what is, not what was.
    { refetchInterval: REFETCH_INTERVAL_MS, staleTime: ALWAYS_STALE_MS },
  );
