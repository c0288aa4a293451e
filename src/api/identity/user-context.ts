import { $api } from '#api/api.ts';
import { ONCE, SELDOM_MS } from '#api/freshness.ts';

/**
 * Who is signed in and what they may do; the proxy knows it for the root cluster only and it is read once a page
 * (docs/behaviour.md#permissions).
 */
export const userContextOf = (root: string) =>
  $api.queryOptions(
    'get',
    '/v1/webapi/sites/{cluster}/context',
    { params: { path: { cluster: root } } },
    { staleTime: ONCE },
  );

export const clustersQuery = $api.queryOptions('get', '/v1/webapi/sites', {}, { staleTime: SELDOM_MS });

/** What a cluster has to say to everyone; asked once for each cluster. */
export const alertsOf = (cluster: string) =>
  $api.queryOptions('get', '/v1/webapi/sites/{cluster}/alerts', { params: { path: { cluster } } }, { staleTime: ONCE });
