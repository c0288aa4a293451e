import { http } from '#api/client.ts';
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import type { ListQuery, Page } from '#api/list/page.ts';
import type { Schemas } from '#api/schemas.ts';

interface AppPage {
  data?: Page<Schemas['App']>;
}

/** A page of the apps: 18.x has no list of their own, only that of all kinds (docs/protocol/resources.md#18.1). */
export async function askApps(cluster: string, query: ListQuery, signal: AbortSignal): Promise<AppPage> {
  const path = { cluster };
  if (!proxyCan(await dialect(), 'listAllKinds'))
    return http.GET('/v1/webapi/sites/{cluster}/apps', { params: { path, query }, signal });
  const ofApps = { ...query, kinds: ['app' as const] };
  const asked = http.GET('/v1/webapi/sites/{cluster}/resources', { params: { path, query: ofApps }, signal });
  return (await asked) as AppPage; // only apps were asked for
}

/** Whether the list of all kinds comes in the order of this field (docs/protocol/resources.md#18.2). */
export const sortsAllKinds = (field: string | undefined): boolean => field === 'name';
