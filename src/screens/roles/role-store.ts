import { rolesQuery } from '#api/roles.ts';
import type { StoreKind } from '#features/editor/use-store.ts';

export const roleStore: StoreKind = { path: '/v1/webapi/roles', name: 'roles', list: rolesQuery };
