import { queryOptions } from '@tanstack/react-query';
import { http } from './client.ts';
import { keyOf } from './query-keys.ts';
import { withRecentWrites } from './list/recent-writes.ts';

export const CONNECTORS_PATH = '/v1/webapi/github';

/** The GitHub connectors, and on 18.x the default connector (docs/protocol/auth-and-identity.md#25.5). */
export const connectorsQuery = queryOptions({
  queryKey: keyOf(CONNECTORS_PATH),
  queryFn: async ({ signal }) => {
    const { data = null } = await http.GET(CONNECTORS_PATH, { signal });
    return withRecentWrites('defaultConnector', withRecentWrites('authConnectors', data));
  },
});
