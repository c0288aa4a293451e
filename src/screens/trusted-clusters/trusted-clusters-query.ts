import { queryOptions } from '@tanstack/react-query';
import { http } from '#api/client.ts';
import { keyOf } from '#api/query-keys.ts';
import { withRecentWrites } from '#api/list/recent-writes.ts';
import type { YamlResourceKind } from '#features/editor/use-resource-store.ts';

const TRUSTED_CLUSTERS_PATH = '/v1/webapi/trustedcluster';

export const trustedClustersQuery = queryOptions({
  queryKey: keyOf(TRUSTED_CLUSTERS_PATH),
  queryFn: async ({ signal }) =>
    withRecentWrites('trustedClusters', (await http.GET(TRUSTED_CLUSTERS_PATH, { signal })).data ?? null),
});

export const trustedClusterStore: YamlResourceKind = {
  path: TRUSTED_CLUSTERS_PATH,
  name: 'trustedClusters',
  list: trustedClustersQuery,
};
