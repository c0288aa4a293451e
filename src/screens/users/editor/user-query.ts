import { $api } from '#api/api.ts';
import { ALWAYS_STALE_MS } from '#api/stale-times.ts';

/** One user with traits. Always refetched, because an edit must start with current data. */
export const userQuery = (name: string) =>
  $api.queryOptions('get', '/v1/webapi/users/{name}', { params: { path: { name } } }, { staleTime: ALWAYS_STALE_MS });
