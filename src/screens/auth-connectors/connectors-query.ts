import { queryOptions } from '@tanstack/react-query';
import { http } from '#api/client.ts';
import { keyOf } from '#api/query-keys.ts';
import { withRecentWrites } from '#api/list/recent-writes.ts';
import type { YamlResourceKind } from '#features/editor/use-resource-store.ts';

const CONNECTORS_PATH = '/v1/webapi/github';

export const connectorsQuery = queryOptions({
  queryKey: keyOf(CONNECTORS_PATH),
  queryFn: async ({ signal }) => {
    const { data = null } = await http.GET(CONNECTORS_PATH, { signal });
    return withRecentWrites('defaultConnector', withRecentWrites('authConnectors', data));
  },
});

export const connectorStore: YamlResourceKind = {
  path: CONNECTORS_PATH,
  name: 'authConnectors',
  list: connectorsQuery,
};
