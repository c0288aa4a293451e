import { $api } from './api.ts';

// No faster than the console asks anything else by itself; hidden tabs do not ask at all.
const EVERY_MS = 15_000;
// Who arrives sees what is, not what was before the session they left ended; the loader's own answer is young enough.
const FRESH_MS = 1_000;

/** Who is on what just now, asked again and again: no stream tells of it (facts/resources.md 5.1). */
export const activeSessionsOf = (cluster: string) =>
  $api.queryOptions(
    'get',
    '/v1/webapi/sites/{cluster}/sessions',
    { params: { path: { cluster } } },
    { refetchInterval: EVERY_MS, staleTime: FRESH_MS },
  );
