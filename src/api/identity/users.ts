import { queryOptions } from '@tanstack/react-query';
import { $api } from '#api/api.ts';
import { http } from '#api/client.ts';
import { keyOf } from '#api/query-keys.ts';
import { showChanged, showCreated, showDeleted, withRecentWrites } from '#api/list/recent-writes.ts';
import { queryClient } from '#api/query-client.ts';
import { ALWAYS_STALE_MS } from '#api/stale-times.ts';
import { allUserPages, applyWritesToCachedPages } from './user-pages.ts';

const USERS_PATH = '/v1/webapi/users';

/** All users; without their traits on 14.x (docs/protocol/auth-and-identity.md#15). */
export const usersQuery = queryOptions({
  queryKey: keyOf(USERS_PATH),
  queryFn: async ({ signal }) => withRecentWrites('users', (await http.GET(USERS_PATH, { signal })).data ?? null),
});

/** One user with traits. Always refetched, because an edit must start with current data. */
export const userQuery = (name: string) =>
  $api.queryOptions('get', '/v1/webapi/users/{name}', { params: { path: { name } } }, { staleTime: ALWAYS_STALE_MS });

export async function showCreatedUser(name: string, user: object): Promise<void> {
  await showCreated('users', name, user);
  await applyWritesToCachedPages();
}

export async function showChangedUser(name: string, user: object): Promise<void> {
  await showChanged('users', name, user);
  await applyWritesToCachedPages();
}

export async function showDeletedUser(name: string): Promise<void> {
  await showDeleted('users', name);
  await applyWritesToCachedPages();
}

/** For use after a failed write, which may have failed because the user was deleted or already exists. */
export const refreshUsers = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: usersQuery.queryKey }),
    queryClient.invalidateQueries(allUserPages),
  ]);
