// The versions, resource kinds, verbs and traits that roles may contain.

export const ROLE_VERSIONS = ['v3', 'v4', 'v5', 'v6', 'v7', 'v8'] as const;
export type RoleVersion = (typeof ROLE_VERSIONS)[number];
export const NEWEST_ROLE_VERSION = 'v8' satisfies RoleVersion;

export const isKnownVersion = (version: unknown): version is RoleVersion =>
  ROLE_VERSIONS.some((knownVersion) => knownVersion === version);

/** Suggested resources of rules (docs/protocol/resources.md#4.5). Newer proxies may know more. */
export const RULE_RESOURCES: readonly string[] = [
  '*',
  'role',
  'user',
  'auth_connector',
  'oidc',
  'saml',
  'github',
  'trusted_cluster',
  'remote_cluster',
  'access_request',
  'access_plugin_data',
  'session',
  'session_tracker',
  'ssh_session',
  'instance',
  'event',
  'lock',
  'network_restrictions',
  'auth_server',
  'proxy',
  'node',
  'app',
  'app_server',
  'db',
  'db_server',
  'database_service',
  'kube_cluster',
  'kube_server',
  'kube_service',
  'windows_desktop',
  'windows_desktop_service',
  'user_group',
  'token',
  'cert_authority',
  'cluster_name',
  'cluster_config',
  'cluster_auth_preference',
  'session_recording_config',
  'cluster_audit_config',
  'cluster_networking_config',
  'connection_diagnostic',
  'cluster_alert',
  'device',
  'download',
  'license',
  'billing',
  'assistant',
  'plugin',
  'integration',
  'saml_idp_service_provider',
  'login_rule',
  'access_list',
  'discovery_config',
  'installer',
  'ui_config',
  'cluster_maintenance_config',
  'bot',
  'bot_instance',
  'workload_identity',
  'workload_identity_x509_revocation',
  'spiffe_federation',
  'git_server',
  'notification',
  'user_task',
  'access_monitoring_rule',
  'audit_query',
  'security_report',
  'dynamic_windows_desktop',
  'static_host_user',
  'crown_jewel',
  'identity_center',
  'health_check_config',
  'autoupdate_config',
  'autoupdate_version',
];

export const RULE_VERBS: readonly string[] = [
  '*',
  'list',
  'read',
  'readnosecrets',
  'create',
  'update',
  'delete',
  'use',
  'rotate',
  'create_enroll_token',
  'enroll',
];

/** Users who may change any of these resources can grant more permissions to themselves and others. */
export const ADMIN_RESOURCES: readonly string[] = [
  '*',
  'role',
  'user',
  'auth_connector',
  'oidc',
  'saml',
  'github',
  'trusted_cluster',
  'token',
  'cert_authority',
  'access_list',
  'login_rule',
];
export const ADMIN_VERBS: readonly string[] = ['*', 'create', 'update'];

/** The v8 name of a kind (the plural that `kubectl api-resources` prints) and its API group. */
interface KubeKind {
  plural: string;
  /** The API group; empty for core kinds. */
  group: string;
  isClusterWide?: boolean;
}

const RBAC = 'rbac.authorization.k8s.io';

/** The kinds of v7, by their v7 names. */
export const KUBE_KINDS_OF_V7: Readonly<Record<string, KubeKind>> = {
  pod: { plural: 'pods', group: '' },
  secret: { plural: 'secrets', group: '' },
  configmap: { plural: 'configmaps', group: '' },
  namespace: { plural: 'namespaces', group: '', isClusterWide: true },
  service: { plural: 'services', group: '' },
  serviceaccount: { plural: 'serviceaccounts', group: '' },
  kube_node: { plural: 'nodes', group: '', isClusterWide: true },
  persistentvolume: { plural: 'persistentvolumes', group: '', isClusterWide: true },
  persistentvolumeclaim: { plural: 'persistentvolumeclaims', group: '' },
  deployment: { plural: 'deployments', group: 'apps' },
  replicaset: { plural: 'replicasets', group: 'apps' },
  statefulset: { plural: 'statefulsets', group: 'apps' },
  daemonset: { plural: 'daemonsets', group: 'apps' },
  clusterrole: { plural: 'clusterroles', group: RBAC, isClusterWide: true },
  kube_role: { plural: 'roles', group: RBAC },
  clusterrolebinding: { plural: 'clusterrolebindings', group: RBAC, isClusterWide: true },
  rolebinding: { plural: 'rolebindings', group: RBAC },
  cronjob: { plural: 'cronjobs', group: 'batch' },
  job: { plural: 'jobs', group: 'batch' },
  certificatesigningrequest: {
    plural: 'certificatesigningrequests',
    group: 'certificates.k8s.io',
    isClusterWide: true,
  },
  ingress: { plural: 'ingresses', group: 'networking.k8s.io' },
};

const KUBE_KIND_NAMES_OF_V7: readonly string[] = ['*', ...Object.keys(KUBE_KINDS_OF_V7)];
const KNOWN_KINDS = Object.values(KUBE_KINDS_OF_V7);

/** Namespaced core kinds that v7 does not know. Only core kinds have no API group. */
const MORE_CORE_KINDS = [
  'bindings',
  'endpoints',
  'events',
  'limitranges',
  'podtemplates',
  'replicationcontrollers',
  'resourcequotas',
];
/** The plural names of the kinds without an API group. */
export const CORE_KINDS: readonly string[] = [
  ...KNOWN_KINDS.filter(({ group }) => group === '').map(({ plural }) => plural),
  ...MORE_CORE_KINDS,
  'componentstatuses',
];

/** Whether objects of a v8 kind are in a namespace; false for unknown kinds. */
export const isNamespaced = (kind: string, group: string): boolean =>
  (group === '' && MORE_CORE_KINDS.includes(kind)) ||
  KNOWN_KINDS.some((knownKind) => knownKind.plural === kind && knownKind.group === group && !knownKind.isClusterWide);

/** The API group of a v8 kind; undefined for kinds that v7 does not have. */
export const apiGroupOf = (kind: string): string | undefined =>
  KNOWN_KINDS.find(({ plural }) => plural === kind)?.group;

/** Suggested API groups. A role may contain any API group. */
export const KUBE_GROUPS: readonly string[] = ['*', ...new Set(KNOWN_KINDS.map(({ group }) => group))];

export const KUBE_VERBS: readonly string[] = [
  '*',
  'get',
  'list',
  'watch',
  'create',
  'update',
  'patch',
  'delete',
  'deletecollection',
  'exec',
  'portforward',
];

export const SESSION_KINDS: readonly string[] = ['*', 'ssh', 'k8s', 'db', 'app', 'desktop'];
export const SESSION_MODES: readonly string[] = ['*', 'peer', 'moderator', 'observer'];

/** The traits that the proxy stores. Traits from an identity provider are `external`. */
export const INTERNAL_TRAITS: readonly string[] = [
  'logins',
  'windows_logins',
  'kubernetes_groups',
  'kubernetes_users',
  'db_names',
  'db_users',
  'db_roles',
  'aws_role_arns',
  'azure_identities',
  'gcp_service_accounts',
  'jwt',
  'github_orgs',
  'mcp_tools',
];

/** The first role version that supports a field of `allow` and `deny`. */
export const FIELD_SINCE_VERSION = { join_sessions: 5, require_session_join: 5, kubernetes_resources: 6 } as const;

export const versionNumberOf = (version: RoleVersion): number => Number(version.slice(1));

/** The kinds for `kubernetes_resources` in a role version. From v8 on, other kinds are allowed too. */
export function kubeKindsOf(version: RoleVersion): readonly string[] {
  if (versionNumberOf(version) < 7) return ['pod'];
  return version === 'v7' ? KUBE_KIND_NAMES_OF_V7 : ['*', ...KNOWN_KINDS.map(({ plural }) => plural)];
}

export const kubeVerbsOf = (version: RoleVersion): readonly string[] =>
  versionNumberOf(version) < 7 ? ['*'] : KUBE_VERBS;
