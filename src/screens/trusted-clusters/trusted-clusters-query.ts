import { queryOptions } from '@tanstack/react-query';
import { http } from '#api/client.ts';
import { keyOf } from '#api/query-keys.ts';
import { withRecentWrites } from '#api/list/recent-writes.ts';
import type { YamlResourceKind } from '#features/editor/use-resource-store.ts';

const PATH = '/v1/webapi/trustedcluster';

export const trustedClustersQuery = queryOptions({
  queryKey: keyOf(PATH),
  queryFn: async ({ signal }) => withRecentWrites('trustedClusters', (await http.GET(PATH, { signal })).data ?? null),
});

export const trustedClusterStore: YamlResourceKind = {
  path: PATH,
  name: 'trustedClusters',
  list: trustedClustersQuery,
};
