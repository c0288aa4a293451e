// The features of the console that a user may use, derived from the permissions that the proxy sends.
import type { Acl } from '#api/identity/user-context.ts';
import type { Schemas } from '#api/schemas.ts';
import { booleanOr } from '#lib/untrusted.ts';
import type { Config } from './config.ts';

type UserAcl = Schemas['UserAcl'];
type AclKind = { [K in keyof UserAcl]-?: NonNullable<UserAcl[K]> extends boolean ? never : K }[keyof UserAcl];
type Verb = keyof Schemas['Access'];
type Can = (kind: AclKind, verb: Verb) => boolean;

interface AccessContext {
  /** Undefined until a user is loaded. */
  acl: Acl | undefined;
  config: Pick<Config, 'isDashboard'>;
  /** Whether the proxy has the assistant; false until the proxy has reported it. */
  isAssistEnabled?: boolean;
  /** Whether the proxy can list join tokens. */
  listsTokens?: boolean;
  /** Whether the proxy can list bots. */
  listsBots?: boolean;
}

/** Features that need only `list` on their kind (docs/behaviour.md#permissions, docs/protocol/resources.md#14). */
const KIND_BY_LIST_FEATURE = {
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
} as const satisfies Record<string, AclKind>;

type ListFeature = keyof typeof KIND_BY_LIST_FEATURE;

/** The kinds that users can query only if they have `read` in addition to `list`. */
const KINDS_NEEDING_READ = ['appServers', 'dbServers', 'kubeServers', 'desktops'] as const;

const canAddAgents = (can: Can): boolean => can('tokens', 'create');

const canQueryAgents = (can: Can): boolean =>
  can('nodes', 'list') || KINDS_NEEDING_READ.some((kind) => can(kind, 'list') && can(kind, 'read'));

const FEATURE_RULES = {
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
} as const satisfies Record<string, (can: Can, context: Omit<Required<AccessContext>, 'acl'>) => boolean>;

export type Feature = ListFeature | keyof typeof FEATURE_RULES;
export type Features = Readonly<Record<Feature, boolean>>;

/** The features that are available to a user (docs/behaviour.md#permissions). None is available without a user. */
export function featuresOf({
  acl,
  config,
  isAssistEnabled = false,
  listsTokens = false,
  listsBots = false,
}: AccessContext): Features {
  const can: Can = (kind, verb) => acl?.[kind]?.[verb] === true;
  const listFeatures = Object.entries(KIND_BY_LIST_FEATURE).map(([feature, kind]) => [feature, can(kind, 'list')]);
  const ruleFeatures = Object.entries(FEATURE_RULES).map(([feature, rule]) => [
    feature,
    rule(can, { config, isAssistEnabled, listsTokens, listsBots }),
  ]);
  return Object.fromEntries([...listFeatures, ...ruleFeatures]) as Features; // `fromEntries` loses the key types
}

export interface DesktopPermissions {
  clipboard: boolean;
  desktopSessionRecording: boolean;
  directorySharing: boolean;
}

/** Older proxies do not send these permissions. Missing ones are granted (docs/behaviour.md#permissions). */
export const desktopPermissionsOf = (acl: Acl | undefined): DesktopPermissions => ({
  clipboard: booleanOr(acl?.clipboard, true),
  desktopSessionRecording: booleanOr(acl?.desktopSessionRecording, true),
  directorySharing: booleanOr(acl?.directorySharing, true),
});

const BILLING_LOCKED_FEATURES = [
  'authConnectors',
  'activeSessions',
  'accessRequests',
  'premiumSupport',
  'trustedDevices',
] as const;
type LockedFeatures = Readonly<Record<(typeof BILLING_LOCKED_FEATURES)[number], boolean>>;

/** Features that usage-based billing locks (docs/behaviour.md#permissions). */
export const lockedFeatures = ({ isUsageBasedBilling }: Pick<Config, 'isUsageBasedBilling'>): LockedFeatures =>
  Object.fromEntries(BILLING_LOCKED_FEATURES.map((feature) => [feature, isUsageBasedBilling])) as LockedFeatures; // `fromEntries` loses the key types
