import { $api } from '#api/api.ts';
import { LIVE_MS } from '#api/freshness.ts';

/** One user with traits, as they are right now: an edit begins with these. */
export const userOf = (name: string) =>
  $api.queryOptions('get', '/v1/webapi/users/{name}', { params: { path: { name } } }, { staleTime: LIVE_MS });
