import { $api } from './api.ts';
import { ALWAYS_STALE_MS } from './stale-times.ts';

const REFETCH_INTERVAL_MS = 15_000;

/**
 * The active sessions of a cluster. They are polled, because no stream reports them (docs/protocol/resources.md#5.1).
 * Hidden tabs do not poll.
 */
export const activeSessionsOf = (cluster: string) =>
  $api.queryOptions(
    'get',
    '/v1/webapi/sites/{cluster}/sessions',
    { params: { path: { cluster } } },
    // Users who return from a session that has just ended must not see it in the list.
    { refetchInterval: REFETCH_INTERVAL_MS, staleTime: ALWAYS_STALE_MS },
  );
