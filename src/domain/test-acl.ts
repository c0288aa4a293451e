import type { Acl } from '#api/identity/user-context.ts';

const FULL_ACCESS = { list: true, read: true, edit: true, create: true, remove: true, use: true };

const KINDS: readonly (keyof Acl)[] = [
  'nodes',
  'appServers',
  'kubeServers',
  'dbServers',
  'db',
  'desktops',
  'activeSessions',
  'users',
  'roles',
  'authConnectors',
  'lock',
  'tokens',
  'bots',
  'botInstances',
  'integrations',
  'recordedSessions',
  'events',
  'trustedClusters',
  'assist',
  'billing',
  'plugins',
  'license',
  'download',
  'deviceTrust',
  'accessRequests',
  'connectionDiagnostic',
];

/** An ACL that allows everything except for the given kinds. */
export const aclWithout = (excludedKinds: readonly (keyof Acl)[] = []): Acl =>
  Object.fromEntries(KINDS.filter((kind) => !excludedKinds.includes(kind)).map((kind) => [kind, FULL_ACCESS]));
