import { http } from '#api/client.ts';
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import type { ListQuery } from '#api/list/page.ts';

/** Fetches a page of applications. 18.x has only the list of all kinds (docs/protocol/resources.md#18.1). */
export async function fetchAppsPage(
  cluster: string,
  query: ListQuery,
  signal: AbortSignal,
): Promise<{ data?: unknown }> {
  const path = { cluster };
  if (!proxyCan(await dialect(), 'listAllKinds'))
    return http.GET('/v1/webapi/sites/{cluster}/apps', { params: { path, query }, signal });
  const appsQuery = { ...query, kinds: ['app' as const] };
  return http.GET('/v1/webapi/sites/{cluster}/resources', { params: { path, query: appsQuery }, signal });
}

/** Whether the proxy can sort the list of all kinds by this field (docs/protocol/resources.md#18.2). */
export const canSortAllKinds = (field: string | undefined): boolean => field === 'name';
