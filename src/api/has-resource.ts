import { queryOptions } from '@tanstack/react-query';
import { fieldsOf, listOf, textOr } from '#lib/untrusted.ts';
import { http } from './client.ts';
import { dialect } from './dialect/dialect-query.ts';
import { proxyCan } from './dialect/dialect.ts';
import { FOREVER_MS } from './stale-times.ts';
import { keyOf } from './query-keys.ts';

async function fetchHasResource(cluster: string, signal: AbortSignal): Promise<unknown> {
  const path = { cluster };
  if (!proxyCan(await dialect(), 'listAllKinds')) {
    const { data } = await http.GET('/v1/webapi/sites/{cluster}/resources/check', { params: { path }, signal });
    return fieldsOf(data).hasResource;
  }
  // 18.x has no such endpoint, so this requests one record of the list of all kinds
  // (docs/protocol/resources.md#18.1).
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/resources', {
    params: { path, query: { limit: 1 } },
    signal,
  });
  const { items, startKey } = fieldsOf(data);
  if (listOf(items).length > 0) return true;
  // If an empty page has a next page, the list may still have records.
  return textOr(startKey, '') === '' ? false : undefined;
}

/** Whether the user can see any resource; null if unknown. */
export const hasResourceOf = (cluster: string) =>
  queryOptions({
    queryKey: keyOf('/v1/webapi/sites/{cluster}/resources/check', { path: { cluster } }),
    queryFn: async ({ signal }) => {
      const answer = await fetchHasResource(cluster, signal);
      return typeof answer === 'boolean' ? answer : null;
    },
    staleTime: FOREVER_MS,
  });
