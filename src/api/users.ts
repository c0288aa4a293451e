import { $api } from './api.ts';
import { queries } from './queries.ts';

/** All of them, without their traits on 14.x (docs/protocol/auth-and-identity.md#15). */
export const usersQuery = $api.queryOptions('get', '/v1/webapi/users');

/** After every write, and when a user turns out to be gone. */
export const refreshUsers = () => queries.invalidateQueries({ queryKey: usersQuery.queryKey });
