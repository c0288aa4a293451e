import { $api } from './api.ts';

/** All of them, without their traits on 14.x (docs/protocol/auth-and-identity.md#15). */
export const usersQuery = $api.queryOptions('get', '/v1/webapi/users');
