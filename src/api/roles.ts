import { queryOptions } from '@tanstack/react-query';
import { followPages } from '#lib/calls/follow-pages.ts';
import { fieldsOf, listOf, textOr } from '#lib/read.ts';
import { http } from './client.ts';
import { keyOf } from './keys.ts';
import { nameOf, withRecentWrites } from './list/recent-writes.ts';

const PATH = '/v1/webapi/roles';

/** 18.x sends pages of at most this many (docs/protocol/resources.md#1.2); 14.x sends all. */
const PAGE = 1000;

export interface RoleList {
  items: unknown[];
  /** More may follow. */
  isPart: boolean;
}

async function rolesFrom(startKey: string, signal: AbortSignal) {
  const { data } = await http.GET(PATH, { params: { query: { startKey, limit: PAGE } }, signal });
  const page = fieldsOf<{ items: unknown; startKey: unknown }>(data);
  const items: unknown[] = Array.isArray(data) ? data : listOf(page.items);
  return { page: undefined, items, next: textOr(page.startKey, '') };
}

const idOf = (role: unknown): string => textOr(nameOf(role), JSON.stringify(role));

/** All roles, however many pages they take. */
export const rolesQuery = queryOptions({
  queryKey: keyOf(PATH),
  queryFn: async ({ signal }): Promise<RoleList> => {
    const roles: RoleList = { items: [], isPart: false };
    for await (const { items, next } of followPages({ ask: (key) => rolesFrom(key, signal), idOf, signal })) {
      for (const item of items) roles.items.push(item);
      roles.isPart = next !== '';
    }
    return withRecentWrites('roles', roles);
  },
});
