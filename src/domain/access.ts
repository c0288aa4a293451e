import type { Acl } from '#api/identity/user-context.ts';
import type { Schemas } from '#api/schemas.ts';
import { booleanOr } from '#lib/untrusted.ts';
import type { Config } from './config.ts';

type UserAcl = Schemas['UserAcl'];
type Kind = { [K in keyof UserAcl]-?: NonNullable<UserAcl[K]> extends boolean ? never : K }[keyof UserAcl];
type Verb = keyof Schemas['Access'];
type Can = (kind: Kind, verb: Verb) => boolean;

interface Subject {
  /** Undefined while no user is loaded. */
  acl: Acl | undefined;
  config: Pick<Config, 'isDashboard'>;
  /** By the proxy's own word; it is not while the proxy has not said so. */
  isAssistEnabled?: boolean;
  /** The proxy can list its join tokens. */
  listsTokens?: boolean;
  /** The proxy can list its bots. */
  listsBots?: boolean;
}

/**
 * Features that need no more than to list their kind (docs/behaviour.md#permissions, docs/protocol/resources.md#14).
 */
const LISTED = {
  servers: 'nodes',
  apps: 'appServers',
  kubeClusters: 'kubeServers',
  databases: 'dbServers',
  desktops: 'desktops',
  activeSessions: 'activeSessions',
  users: 'users',
  roles: 'roles',
  authConnectors: 'authConnectors',
  locks: 'lock',
  integrations: 'integrations',
  recordings: 'recordedSessions',
  audit: 'events',
  trustedClusters: 'trustedClusters',
  billing: 'billing',
  plugins: 'plugins',
  deviceTrust: 'deviceTrust',
  accessRequests: 'accessRequests',
} as const satisfies Record<string, Kind>;

type Listed = keyof typeof LISTED;

/** Kinds that a query finds only for those who may also read them. */
const READ_TOO = ['appServers', 'dbServers', 'kubeServers', 'desktops'] as const;

const canAddAgents = (can: Can): boolean => can('tokens', 'create');

const canQueryAgents = (can: Can): boolean =>
  can('nodes', 'list') || READ_TOO.some((kind) => can(kind, 'list') && can(kind, 'read'));

const RULED = {
  addAgents: canAddAgents,
  queryAgents: canQueryAgents,
  discover: (can) => canAddAgents(can) || canQueryAgents(can),
  tokens: (can, { listsTokens }) => can('tokens', 'list') && listsTokens,
  bots: (can, { listsBots }) => can('bots', 'list') && can('bots', 'read') && listsBots,
  newBot: (can, { listsBots }) => can('bots', 'create') && listsBots,
  botInstances: (can, { listsBots }) => can('botInstances', 'list') && can('botInstances', 'read') && listsBots,
  newLock: (can) => can('lock', 'create') && can('lock', 'edit'),
  newIntegration: (can) => can('integrations', 'create'),
  newIntegrationOrPlugin: (can) => can('integrations', 'create') || can('plugins', 'create'),
  newAccessRequest: (can) => can('accessRequests', 'create'),
  assist: (can, { isAssistEnabled }) => can('assist', 'list') && isAssistEnabled,
  downloadCenter: (can, { config: { isDashboard } }) =>
    isDashboard && (can('license', 'read') || can('download', 'list')),
} as const satisfies Record<string, (can: Can, subject: Omit<Required<Subject>, 'acl'>) => boolean>;

export type Feature = Listed | keyof typeof RULED;
export type Features = Readonly<Record<Feature, boolean>>;

/** What is open to a user (docs/behaviour.md#permissions); nothing is while none is loaded. */
export function featuresOf({
  acl,
  config,
  isAssistEnabled = false,
  listsTokens = false,
  listsBots = false,
}: Subject): Features {
  const can: Can = (kind, verb) => acl?.[kind]?.[verb] === true;
  const listed = Object.entries(LISTED).map(([feature, kind]) => [feature, can(kind, 'list')]);
  const ruled = Object.entries(RULED).map(([feature, rule]) => [
    feature,
    rule(can, { config, isAssistEnabled, listsTokens, listsBots }),
  ]);
  return Object.fromEntries([...listed, ...ruled]) as Features; // fromEntries forgets which key has which value
}

export interface DesktopRules {
  clipboard: boolean;
  desktopSessionRecording: boolean;
  directorySharing: boolean;
}

/** Older proxies do not send these three, and then they are allowed (docs/behaviour.md#permissions). */
export const desktopRulesOf = (acl: Acl | undefined): DesktopRules => ({
  clipboard: booleanOr(acl?.clipboard, true),
  desktopSessionRecording: booleanOr(acl?.desktopSessionRecording, true),
  directorySharing: booleanOr(acl?.directorySharing, true),
});

const LOCKABLE = ['authConnectors', 'activeSessions', 'accessRequests', 'premiumSupport', 'trustedDevices'] as const;
type LockedFeatures = Readonly<Record<(typeof LOCKABLE)[number], boolean>>;

/** Features that usage-based billing closes (docs/behaviour.md#permissions). */
export const lockedFeatures = ({ isUsageBasedBilling }: Pick<Config, 'isUsageBasedBilling'>): LockedFeatures =>
  Object.fromEntries(LOCKABLE.map((feature) => [feature, isUsageBasedBilling])) as LockedFeatures; // as above
