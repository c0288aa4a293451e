import { queryOptions } from '@tanstack/react-query';
import { http } from '#api/client.ts';
import { keyOf } from '#api/keys.ts';
import { withRecentWrites } from '#api/list/recent-writes.ts';
import { fieldsOf, listOf, textOr } from '#lib/read.ts';

/** Pages are of about this size; more than so many roles are no longer chosen from a list. */
const PAGE = 500;
const MOST_PAGES = 20;

async function allRoles(signal: AbortSignal): Promise<unknown[]> {
  const roles: unknown[] = [];
  let startKey = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { data } = await http.GET('/v1/webapi/roles', { params: { query: { startKey, limit: PAGE } }, signal });
    // The whole list on 14.x, a page of it on 18.x (docs/protocol/resources.md#18.4).
    if (Array.isArray(data)) return data;
    const { items, startKey: next } = fieldsOf<{ items: unknown; startKey: unknown }>(data);
    roles.push(...listOf(items));
    startKey = textOr(next, '');
    if (startKey === '') break;
  }
  return roles;
}

/** Every role, whichever way the proxy sends them. */
export const rolesQuery = queryOptions({
  queryKey: keyOf('/v1/webapi/roles', {}, 'all'),
  queryFn: async ({ signal }) => withRecentWrites('roles', await allRoles(signal)),
});
