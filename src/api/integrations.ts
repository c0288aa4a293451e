import { queryOptions } from '@tanstack/react-query';
import { http } from './client.ts';
import { keyOf } from './keys.ts';
import { withRecentWrites } from './list/recent-writes.ts';
import { queries } from './queries.ts';

const PATH = '/v1/webapi/sites/{cluster}/integrations';

/** The root cluster's alone (docs/protocol/resources.md#9.1). */
export const integrationsOf = (root: string) =>
  queryOptions({
    queryKey: keyOf(PATH, { path: { cluster: root } }),
    queryFn: async ({ signal }) =>
      withRecentWrites(
        'integrations',
        (await http.GET(PATH, { params: { path: { cluster: root } }, signal })).data ?? null,
      ),
  });

/** After a write that failed: an integration may turn out to be gone, or to be there. */
export const refreshIntegrations = (root: string) =>
  queries.invalidateQueries({ queryKey: integrationsOf(root).queryKey });
