import { proxyCan, type Dialect } from '#api/dialect/dialect.ts';
import type { RoleVersion } from '#domain/schemas/role-terms.ts';

/** The newest role version that the proxy supports. */
export const newestRoleVersion = (proxy: Dialect): RoleVersion => (proxyCan(proxy, 'storeRolesV8') ? 'v8' : 'v7');
