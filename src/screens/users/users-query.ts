import { $api } from '#api/api.ts';
import { queries } from '#api/queries.ts';

export const usersQuery = $api.queryOptions('get', '/v1/webapi/users');

/** After every write, and when a user turns out to be gone. */
export const refreshUsers = () => queries.invalidateQueries({ queryKey: usersQuery.queryKey });
