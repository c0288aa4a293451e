// The permissions that a user needs to manage resources, in one table for all screens.
import type { Acl } from '#api/identity/user-context.ts';
import type { Schemas } from '#api/schemas.ts';

type Flag = Exclude<keyof Schemas['Access'], 'use'>;

/** The verb in roles for each flag of the ACL. Some have different names (docs/protocol/auth-and-identity.md#17). */
export const VERB_BY_FLAG: Readonly<Record<Flag, string>> = {
  list: 'list',
  read: 'read',
  edit: 'update',
  create: 'create',
  remove: 'delete',
};

interface ManagedResource {
  /** The name of the kind in the rules of roles. */
  resource: string;
  /** The flags that each action needs. */
  needs: Readonly<Record<string, readonly Flag[]>>;
}

/**
 * Saving a YAML document always requires `create` and `edit`, even if it only creates or only updates
 * (docs/protocol/resources.md#6).
 */
const DOCUMENT_NEEDS = { create: ['create', 'edit'], edit: ['create', 'edit'], remove: ['remove'] } as const;

const MANAGED_RESOURCES = {
  users: {
    resource: 'user',
    // Editing a user requires reading the user, because the list has no traits (docs/protocol/auth-and-identity.md#15).
    needs: { create: ['create'], edit: ['read', 'edit'], reset: ['edit'], remove: ['remove'] },
  },
  roles: { resource: 'role', needs: DOCUMENT_NEEDS },
  authConnectors: { resource: 'auth_connector', needs: DOCUMENT_NEEDS },
  trustedClusters: { resource: 'trusted_cluster', needs: DOCUMENT_NEEDS },
  tokens: { resource: 'token', needs: { create: ['create'], edit: ['create', 'edit'], remove: ['remove'] } },
  bots: { resource: 'bot', needs: { create: ['create'], edit: ['edit'], remove: ['remove'] } },
  integrations: { resource: 'integration', needs: { create: ['create'], edit: ['edit'], remove: ['remove'] } },
  // The kind `db` is a registered database. A database that an agent serves is another kind.
  db: { resource: 'db', needs: { create: ['create'], edit: ['edit'] } },
  connectionDiagnostic: { resource: 'connection_diagnostic', needs: { create: ['create', 'edit', 'read'] } },
  // Locks cannot be edited, but creating a lock requires `create` and `edit` (docs/protocol/resources.md#8.1).
  lock: { resource: 'lock', needs: { create: ['create', 'edit'], remove: ['remove'] } },
} as const satisfies Partial<Record<keyof Acl, ManagedResource>>;

type ManagedKind = keyof typeof MANAGED_RESOURCES;

/** The missing permission for each action, in the words of roles ("user: create"); undefined if it is allowed. */
export type MissingPermissions<K extends ManagedKind> = Readonly<
  Record<keyof (typeof MANAGED_RESOURCES)[K]['needs'], string | undefined>
>;

/** The permissions that an ACL lacks. Nothing is allowed until the ACL is loaded. */
export function missingPermissionsFor<K extends ManagedKind>(acl: Acl | undefined, kind: K): MissingPermissions<K> {
  const { resource, needs }: ManagedResource = MANAGED_RESOURCES[kind];
  const entries = Object.entries(needs).map(([action, flags]) => {
    const verbs = flags.filter((flag) => acl?.[kind]?.[flag] !== true).map((flag) => VERB_BY_FLAG[flag]);
    return [action, verbs.length === 0 ? undefined : `${resource}: ${verbs.join(', ')}`];
  });
  return Object.fromEntries(entries) as MissingPermissions<K>; // There is one entry per action.
}
