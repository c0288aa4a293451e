import { $api } from '#api/api.ts';
import { ALWAYS_STALE_MS } from '#api/stale-times.ts';

/** One user with traits, as they are right now: an edit begins with these. */
export const userQuery = (name: string) =>
  $api.queryOptions('get', '/v1/webapi/users/{name}', { params: { path: { name } } }, { staleTime: ALWAYS_STALE_MS });
