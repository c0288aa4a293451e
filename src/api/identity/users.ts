import { queryOptions } from '@tanstack/react-query';
import { http } from '#api/client.ts';
import { keyOf } from '#api/keys.ts';
import { showChanged, showCreated, showDeleted, withRecentWrites } from '#api/list/recent-writes.ts';
import { queries } from '#api/queries.ts';
import { ofEverySearch, showInPages } from './user-pages.ts';

const PATH = '/v1/webapi/users';

/** All of them, without their traits on 14.x (docs/protocol/auth-and-identity.md#15). */
export const usersQuery = queryOptions({
  queryKey: keyOf(PATH),
  queryFn: async ({ signal }) => withRecentWrites('users', (await http.GET(PATH, { signal })).data ?? null),
});

export async function showCreatedUser(name: string, user: object): Promise<void> {
  await showCreated('users', name, user);
  await showInPages();
}

export async function showChangedUser(name: string, user: object): Promise<void> {
  await showChanged('users', name, user);
  await showInPages();
}

export async function showDeletedUser(name: string): Promise<void> {
  await showDeleted('users', name);
  await showInPages();
}

/** After a write that failed: a user may turn out to be gone, or to be there. */
export const refreshUsers = () =>
  Promise.all([queries.invalidateQueries({ queryKey: usersQuery.queryKey }), queries.invalidateQueries(ofEverySearch)]);
