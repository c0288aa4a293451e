import { rolesQuery } from '#api/roles.ts';
import type { YamlResourceKind } from '#features/editor/use-resource-store.ts';

export const roleStore: YamlResourceKind = { path: '/v1/webapi/roles', name: 'roles', list: rolesQuery };
