import { $api } from './api.ts';
import { LIVE_MS } from './freshness.ts';

// No faster than the console asks anything else by itself; hidden tabs do not ask at all.
const EVERY_MS = 15_000;

/** Who is on what just now, asked again and again: no stream tells of it (docs/protocol/resources.md#5.1). */
export const activeSessionsOf = (cluster: string) =>
  $api.queryOptions(
    'get',
    '/v1/webapi/sites/{cluster}/sessions',
    { params: { path: { cluster } } },
    // Who comes back from a session that just ended sees what is, not what was.
    { refetchInterval: EVERY_MS, staleTime: LIVE_MS },
  );
