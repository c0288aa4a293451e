// What somebody may do to the things that administrators manage: one table for all of these screens.
import type { Acl } from '#api/identity/user-context.ts';
import type { Schemas } from '#api/schemas.ts';

type Flag = Exclude<keyof Schemas['Access'], 'use'>;

/** The verbs of roles, which the flags name otherwise (docs/protocol/auth-and-identity.md#17). */
const VERB_BY_FLAG: Readonly<Record<Flag, string>> = {
  list: 'list',
  read: 'read',
  edit: 'update',
  create: 'create',
  remove: 'delete',
};

interface ManagedResource {
  /** As rules of roles name the kind. */
  resource: string;
  /** The flags that each deed needs. */
  needs: Readonly<Record<string, readonly Flag[]>>;
}

/** Saving a document asks for both verbs, whether it is there already or not (docs/protocol/resources.md#6). */
const DOCUMENT_NEEDS = { create: ['create', 'edit'], edit: ['create', 'edit'], remove: ['remove'] } as const;

const MANAGED_RESOURCES = {
  users: {
    resource: 'user',
    // An edit begins with reading the user, because the list has no traits (docs/protocol/auth-and-identity.md#15).
    needs: { create: ['create'], edit: ['read', 'edit'], reset: ['edit'], remove: ['remove'] },
  },
  roles: { resource: 'role', needs: DOCUMENT_NEEDS },
  authConnectors: { resource: 'auth_connector', needs: DOCUMENT_NEEDS },
  trustedClusters: { resource: 'trusted_cluster', needs: DOCUMENT_NEEDS },
  tokens: { resource: 'token', needs: { create: ['create'], edit: ['create', 'edit'], remove: ['remove'] } },
  bots: { resource: 'bot', needs: { create: ['create'], edit: ['edit'], remove: ['remove'] } },
  integrations: { resource: 'integration', needs: { create: ['create'], edit: ['edit'], remove: ['remove'] } },
  // A registered database is the `db`; what an agent serves of it is another kind.
  db: { resource: 'db', needs: { create: ['create'], edit: ['edit'] } },
  connectionDiagnostic: { resource: 'connection_diagnostic', needs: { create: ['create', 'edit', 'read'] } },
  // Nobody changes a lock; placing one asks for both verbs (docs/protocol/resources.md#8.1).
  lock: { resource: 'lock', needs: { create: ['create', 'edit'], remove: ['remove'] } },
} as const satisfies Partial<Record<keyof Acl, ManagedResource>>;

type ManagedKind = keyof typeof MANAGED_RESOURCES;

/** The permission that is missing for each deed, as a role names it ("user: create"); undefined where it is allowed. */
export type MissingPermissions<K extends ManagedKind> = Readonly<
  Record<keyof (typeof MANAGED_RESOURCES)[K]['needs'], string | undefined>
>;

/** What an acl leaves out; nothing is allowed while none is loaded. */
export function missingPermissionsFor<K extends ManagedKind>(acl: Acl | undefined, kind: K): MissingPermissions<K> {
  const { resource, needs }: ManagedResource = MANAGED_RESOURCES[kind];
  const entries = Object.entries(needs).map(([action, flags]) => {
    const verbs = flags.filter((flag) => acl?.[kind]?.[flag] !== true).map((flag) => VERB_BY_FLAG[flag]);
    return [action, verbs.length === 0 ? undefined : `${resource}: ${verbs.join(', ')}`];
  });
  return Object.fromEntries(entries) as MissingPermissions<K>; // one entry per action of the kind
}
