import { queryOptions } from '@tanstack/react-query';
import { fieldsOf, listOf, textOr } from '#lib/read.ts';
import { http } from './client.ts';
import { dialect } from './dialect/dialect-query.ts';
import { proxyCan } from './dialect/dialect.ts';
import { ONCE } from './freshness.ts';
import { keyOf } from './keys.ts';

async function ask(cluster: string, signal: AbortSignal): Promise<unknown> {
  const path = { cluster };
  if (!proxyCan(await dialect(), 'listAllKinds')) {
    const { data } = await http.GET('/v1/webapi/sites/{cluster}/resources/check', { params: { path }, signal });
    return fieldsOf(data).hasResource;
  }
  // 18.x has no such question, and its answer is whether the list of everything begins
  // (docs/protocol/resources.md#18.1).
  const { data } = await http.GET('/v1/webapi/sites/{cluster}/resources', {
    params: { path, query: { limit: 1 } },
    signal,
  });
  const { items, startKey } = fieldsOf(data);
  if (listOf(items).length > 0) return true;
  // A page without records may lead to others: then nothing is known.
  return textOr(startKey, '') === '' ? false : undefined;
}

/** Whether anything at all is registered that this user can see; null where the proxy does not say. */
export const anyResourceOf = (cluster: string) =>
  queryOptions({
    queryKey: keyOf('/v1/webapi/sites/{cluster}/resources/check', { path: { cluster } }),
    queryFn: async ({ signal }) => {
      const answer = await ask(cluster, signal);
      return typeof answer === 'boolean' ? answer : null;
    },
    staleTime: ONCE,
  });
