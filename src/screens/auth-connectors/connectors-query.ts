import { queryOptions } from '@tanstack/react-query';
import { http } from '#api/client.ts';
import { keyOf } from '#api/query-keys.ts';
import { withRecentWrites } from '#api/list/recent-writes.ts';
import type { YamlResourceKind } from '#features/editor/use-resource-store.ts';

const PATH = '/v1/webapi/github';

export const connectorsQuery = queryOptions({
  queryKey: keyOf(PATH),
  queryFn: async ({ signal }) => {
    const { data = null } = await http.GET(PATH, { signal });
    return withRecentWrites('defaultConnector', withRecentWrites('authConnectors', data));
  },
});

export const connectorStore: YamlResourceKind = { path: PATH, name: 'authConnectors', list: connectorsQuery };
