import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { http } from './client.ts';
import { keyOf } from './query-keys.ts';
import { fullList } from './list/full-list.ts';
import { nameOf } from './list/recent-writes.ts';
import { queryClient } from './query-client.ts';

const PATH = '/v1/webapi/sites/{cluster}/integrations';

async function fetchIntegrationPage(root: string, startKey: string, signal: AbortSignal) {
  const query = startKey === '' ? {} : { startKey };
  const { data } = await http.GET(PATH, { params: { path: { cluster: root }, query }, signal });
  const { items, nextKey } = fieldsOf<{ items: unknown; nextKey: unknown }>(data);
  return { page: undefined, items: listOf(items), next: textOr(nextKey, '') };
}

const integrations = (root: string) =>
  fullList({
    name: 'integrations',
    queryKey: keyOf(PATH, { path: { cluster: root } }),
    fetchPage: (key, signal) => fetchIntegrationPage(root, key, signal),
    idOf: (item) => textOr(nameOf(item), JSON.stringify(item)),
  });

/** Only the root cluster has integrations (docs/protocol/resources.md#9.1). */
export const integrationsOf = (root: string) => integrations(root).query;

export const restOfIntegrations = (root: string) => integrations(root).restOf;

/** For use after a failed write, which may have failed because the integration was deleted or already exists. */
export const refreshIntegrations = (root: string) =>
  queryClient.invalidateQueries({ queryKey: integrationsOf(root).queryKey });
