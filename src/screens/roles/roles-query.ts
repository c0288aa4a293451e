import { queryOptions } from '@tanstack/react-query';
import { http } from '#api/client.ts';
import { keyOf } from '#api/keys.ts';
import { withRecentWrites } from '#api/list/recent-writes.ts';
import type { StoreKind } from '#features/editor/use-store.ts';
import { fieldsOf, listOf, textOr } from '#lib/read.ts';

const PATH = '/v1/webapi/roles';

/** 18.x sends pages of at most this many (docs/protocol/resources.md#1.2); 14.x sends all. */
const PAGE = 1000;

interface RolePage {
  items: unknown;
  startKey: unknown;
}

/** All roles, however many pages they take. */
export const rolesQuery = queryOptions({
  queryKey: keyOf(PATH),
  queryFn: async ({ signal }): Promise<unknown[]> => {
    const roles: unknown[] = [];
    const asked = new Set<string>();
    for (let startKey = ''; !asked.has(startKey);) {
      asked.add(startKey);
      const { data } = await http.GET(PATH, { params: { query: { startKey, limit: PAGE } }, signal });
      const page = fieldsOf<RolePage>(data);
      roles.push(...listOf(Array.isArray(data) ? data : page.items));
      startKey = textOr(page.startKey, '');
    }
    return withRecentWrites('roles', roles);
  },
});

export const roleStore: StoreKind = { path: PATH, name: 'roles', list: rolesQuery };
