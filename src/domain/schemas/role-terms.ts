// The terms that role documents are written in.

export const ROLE_VERSIONS = ['v3', 'v4', 'v5', 'v6', 'v7'] as const;
export type RoleVersion = (typeof ROLE_VERSIONS)[number];
export const NEWEST = 'v7' satisfies RoleVersion;

export const isKnownVersion = (version: unknown): version is RoleVersion =>
  ROLE_VERSIONS.some((known) => known === version);

/** What rules are about (docs/protocol/resources.md#4.5); a proxy may know more. */
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

/** With any of these a holder can grant further rights, to others or to themselves. */
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

/** What v7 names inside Kubernetes clusters; v6 knows pods alone. */
export const KUBE_KINDS: readonly string[] = [
  '*',
  'pod',
  'secret',
  'configmap',
  'namespace',
  'service',
  'serviceaccount',
  'kube_node',
  'persistentvolume',
  'persistentvolumeclaim',
  'deployment',
  'replicaset',
  'statefulset',
  'daemonset',
  'clusterrole',
  'kube_role',
  'clusterrolebinding',
  'rolebinding',
  'cronjob',
  'job',
  'certificatesigningrequest',
  'ingress',
];

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

/** Traits that the proxy keeps by itself; whatever else an identity provider sends is `external`. */
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

/** Since which version a role knows a field of `allow` and `deny`. */
export const SINCE = { join_sessions: 5, require_session_join: 5, kubernetes_resources: 6 } as const;

export const numberOf = (version: RoleVersion): number => Number(version.slice(1));

/** The kinds of objects that a version's `kubernetes_resources` may name. */
export const kubeKindsOf = (version: RoleVersion): readonly string[] => (numberOf(version) < 7 ? ['pod'] : KUBE_KINDS);
