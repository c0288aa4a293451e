import { describe, expect, test } from 'vitest';
import type { Acl } from '#api/identity/user-context.ts';
import { missingPermissionsFor } from './permissions.ts';

const ALL_FLAGS = { list: true, read: true, edit: true, create: true, remove: true, use: true };
type Flag = keyof typeof ALL_FLAGS;
type ManagedKind = Parameters<typeof missingPermissionsFor>[1];

type Row = [kind: ManagedKind, flags: Flag[], allowed: string[], missing: string[]];

/** The actions that the flags of the ACL allow, and the missing permissions for all other actions. */
const MATRIX: Row[] = [
  ['users', [], [], ['user: create', 'user: read, update', 'user: update', 'user: delete']],
  ['users', ['list', 'read'], [], ['user: create', 'user: update', 'user: update', 'user: delete']],
  ['users', ['create'], ['create'], ['user: read, update', 'user: update', 'user: delete']],
  ['users', ['edit'], ['reset'], ['user: create', 'user: read', 'user: delete']],
  ['users', ['read', 'edit'], ['edit', 'reset'], ['user: create', 'user: delete']],
  ['users', ['remove'], ['remove'], ['user: create', 'user: read, update', 'user: update']],
  ['users', ['read', 'edit', 'create', 'remove'], ['create', 'edit', 'reset', 'remove'], []],
  ['roles', ['list', 'read', 'create'], [], ['role: update', 'role: update', 'role: delete']],
  ['roles', ['create', 'edit'], ['create', 'edit'], ['role: delete']],
  ['authConnectors', ['remove'], ['remove'], ['auth_connector: create, update', 'auth_connector: create, update']],
  ['trustedClusters', ['edit'], [], ['trusted_cluster: create', 'trusted_cluster: create', 'trusted_cluster: delete']],
  ['integrations', ['list', 'read', 'use'], [], ['integration: create', 'integration: update', 'integration: delete']],
  ['integrations', ['create', 'remove'], ['create', 'remove'], ['integration: update']],
  ['integrations', ['edit'], ['edit'], ['integration: create', 'integration: delete']],
  ['lock', [], [], ['lock: create, update', 'lock: delete']],
  ['lock', ['list', 'read', 'use'], [], ['lock: create, update', 'lock: delete']],
  ['lock', ['edit'], [], ['lock: create', 'lock: delete']],
  ['lock', ['remove'], ['remove'], ['lock: create, update']],
  ['lock', ['create'], [], ['lock: update', 'lock: delete']],
  ['lock', ['create', 'edit', 'remove'], ['create', 'remove'], []],
];

const aclWith = (kind: ManagedKind, flags: Flag[]): Acl => ({
  [kind]: Object.fromEntries(Object.keys(ALL_FLAGS).map((flag) => [flag, flags.includes(flag as Flag)])),
});

describe('missingPermissionsFor', () => {
  test.each(MATRIX)('for %s with the flags %j allows the actions %j', (...[kind, flags, allowed, expectedMissing]) => {
    const missing = Object.entries(missingPermissionsFor(aclWith(kind, flags), kind));
    expect(missing.flatMap(([action, permission]) => (permission === undefined ? [action] : []))).toEqual(allowed);
    expect(missing.flatMap(([, permission]) => permission ?? [])).toEqual(expectedMissing);
  });

  test('for one kind ignores the flags of another kind', () => {
    expect(missingPermissionsFor({ users: ALL_FLAGS }, 'roles')).toEqual(missingPermissionsFor({}, 'roles'));
  });

  test.each([undefined, {}, { users: null }, { users: {} }])('allows nothing for the ACL %j', (acl) => {
    expect(Object.values(missingPermissionsFor(acl, 'users'))).not.toContain(undefined);
  });
});
