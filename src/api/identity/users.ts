import { $api } from '#api/api.ts';
import { showInList } from './own-writes.ts';
import { queries } from '#api/queries.ts';
import { ofEverySearch, showInPages } from './user-pages.ts';

/** All of them, without their traits on 14.x (docs/protocol/auth-and-identity.md#15). */
export const usersQuery = $api.queryOptions('get', '/v1/webapi/users');

/** Shows what a write answered; nothing, where it took the user away. */
export async function showUser(name: string, user?: object): Promise<void> {
  await showInList(usersQuery.queryKey, name, user);
  await showInPages(name, user);
}

/** After a write that failed: a user may turn out to be gone, or to be there. */
export const refreshUsers = () =>
  Promise.all([queries.invalidateQueries({ queryKey: usersQuery.queryKey }), queries.invalidateQueries(ofEverySearch)]);
