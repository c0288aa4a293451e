// Help texts for the fields of a role, shown with completions and when the user hovers over a field.
import { COMMON_FIELDS_HELP as DOCUMENT_FIELDS } from './document-messages.ts';

export const ROLE_DOCUMENT_HELP = {
  kind: 'What this document describes: a role.',
  version: 'Decides which fields the role knows and what they default to.',
  sub_kind: 'Narrows the kind; roles leave it empty.',
  metadata: 'The name of the role, its description and its labels.',
  spec: 'What the role allows, denies and limits.',
};

export const ROLE_METADATA_HELP = {
  name: "The unique name of the role; it can't be changed after the role is saved.",
  description: 'A note for people; the proxy ignores it.',
  labels: 'Labels of the role itself, not of what it reaches.',
  expires: 'When the role deletes itself, such as 2027-01-31T00:00:00Z.',
  namespace: DOCUMENT_FIELDS.namespace,
  revision: 'The version of the saved document; a change that names an old one is refused.',
  id: 'A number that the proxy sets.',
};

export const ROLE_SPEC_HELP = {
  allow: 'What holders may access and do; the role allows nothing else.',
  deny: 'What holders may not access or do, even if this or another role allows it.',
  options: "Limits and settings of the holders' sessions.",
};

export const ROLE_CONDITIONS_HELP = {
  account_assignments: 'AWS accounts and their permission sets that holders may use.',
  app_labels: 'Applications, MCP servers among them, with these labels; every label must match.',
  app_labels_expression: 'Applications for which this expression is true.',
  aws_role_arns: 'AWS roles that holders may take on in the AWS console and CLI.',
  azure_identities: 'Azure identities that holders may take on.',
  cluster_labels: 'Leaf clusters with these labels; every label must match.',
  cluster_labels_expression: 'Leaf clusters for which this expression is true.',
  db_labels: 'Databases with these labels; every label must match.',
  db_labels_expression: 'Databases for which this expression is true.',
  db_names: 'Names of databases on a database server that holders may connect to.',
  db_permissions: 'Permissions that a database user gets when it is created for a session.',
  db_roles: 'Database roles that a database user gets when it is created for a session.',
  db_service_labels: 'Database services with these labels; every label must match.',
  db_service_labels_expression: 'Database services for which this expression is true.',
  db_users: 'Database users that holders may connect as.',
  desktop_groups: 'Groups that a Windows user joins when it is created for a session.',
  gcp_service_accounts: 'Google Cloud service accounts that holders may take on.',
  github_permissions: 'GitHub organizations whose repositories holders may reach with Git through the proxy.',
  group_labels: 'User groups with these labels; every label must match.',
  group_labels_expression: 'User groups for which this expression is true.',
  host_groups: 'Groups that an OS user joins when it is created for a session.',
  host_sudoers: 'Lines of the sudoers file for an OS user that is created for a session.',
  impersonate: 'Users and roles on whose behalf holders may issue certificates.',
  join_sessions: "Other people's sessions that holders may join.",
  kubernetes_groups: 'Kubernetes groups that requests of holders carry.',
  kubernetes_labels: 'Kubernetes clusters with these labels; every label must match.',
  kubernetes_labels_expression: 'Kubernetes clusters for which this expression is true.',
  kubernetes_resources:
    'Objects inside Kubernetes clusters that holders may work with; from v7 on, all of them where this is left out.',
  kubernetes_users: 'Kubernetes users that holders may act as.',
  logins: 'OS users that holders may log in as over SSH.',
  mcp: 'Tools of MCP servers that holders may call; app_labels select the servers.',
  namespaces: 'Left over from early versions; always "default".',
  node_labels: 'Servers with these labels; every label must match.',
  node_labels_expression: 'Servers for which this expression is true.',
  request: 'Roles and resources that holders may ask for.',
  require_session_join: 'People who must be present before a session of a holder starts.',
  review_requests: 'Access requests that holders may approve or deny.',
  rules: "Administrative rights: which verbs on which of the cluster's own resources.",
  spiffe: 'SPIFFE identities that holders may issue.',
  windows_desktop_labels: 'Windows desktops with these labels; every label must match.',
  windows_desktop_labels_expression: 'Windows desktops for which this expression is true.',
  windows_desktop_logins: 'Windows users that holders may log in as.',
  workload_identity_labels:
    'Workload identities with these labels that holders may issue; a rule must allow list and read on workload_identity.',
  workload_identity_labels_expression: 'Workload identities for which this expression is true.',
};

export const RULE_HELP = {
  resources: 'Kinds of resources that the rule is about; "*" is every kind.',
  verbs: 'What may be done with them; "*" is everything.',
  where: 'An expression that must be true of the resource for the rule to hold.',
  actions: 'What else happens when the rule holds.',
};

export const KUBE_RESOURCE_HELP = {
  kind: 'The kind of object: pod up to v7, pods from v8 on; "*" is every kind, of its API group from v8 on.',
  api_group: 'The API group of the kind, from v8 on: apps for deployments, empty for pods; "*" is every group.',
  namespace:
    'Namespaces that the object may be in, with * or as ^expression$; left out for objects of the whole cluster.',
  name: 'Names of the objects, with * or as ^expression$.',
  verbs: 'What may be done with the objects; "*" is everything and stands alone. Up to v6 there is only "*".',
};

export const MCP_HELP = {
  tools: 'Names of tools, with * or as ^expression$; no tool is allowed without one.',
};

export const GITHUB_PERMISSION_HELP = {
  orgs: 'Names of GitHub organizations; "*" is every organization.',
};

export const ACCOUNT_ASSIGNMENT_HELP = {
  account: 'The number of the AWS account.',
  permission_set: 'The permission set in that account.',
};

export const SPIFFE_HELP = {
  path: 'Paths of the identity, from the first slash on, with * or as ^expression$.',
  dns_sans: 'DNS names that the identity may carry, with * or as ^expression$.',
  ip_sans: 'Ranges of IP addresses that the identity may carry, such as 10.0.0.0/24.',
};

export const ROLE_OPTIONS_HELP = {
  cert_extensions: 'Names and values that SSH certificates carry in addition.',
  cert_format: "The format of SSH certificates; older OpenSSH can't read the standard one.",
  client_idle_timeout: 'Ends sessions that are idle for this long; the shortest time of all roles applies.',
  create_db_user: 'Creates a database user for each session; create_db_user_mode replaces it.',
  create_db_user_mode: 'Whether a database user is created for each session, and whether it is kept.',
  create_desktop_user: 'Creates a Windows user for each desktop session.',
  create_host_user: 'Creates an OS user for each session; create_host_user_mode replaces it.',
  create_host_user_default_shell: 'The shell of OS users that are created.',
  create_host_user_mode: 'Whether an OS user is created for each session, and whether it is kept.',
  desktop_clipboard: 'Shares the clipboard with desktops, unless another role turns it off.',
  desktop_directory_sharing: 'Shares a local folder with desktops.',
  device_trust_mode: 'Whether access through this role requires a trusted device.',
  disconnect_expired_cert: 'Ends sessions when the certificate expires.',
  enhanced_recording: 'Kernel events that SSH recordings hold as well.',
  forward_agent: 'Lets holders forward their SSH agent.',
  idp: 'Access to the SAML identity provider.',
  lock: 'What happens while locks may be out of date: strict ends sessions, best_effort lets them run.',
  max_connections: 'How many SSH connections a holder may have at once.',
  max_kubernetes_connections: 'How many Kubernetes sessions a holder may have at once.',
  max_session_ttl: 'How long a sign-in and its certificates last; the shortest time of all roles applies.',
  max_sessions: 'How many session channels one SSH connection may have.',
  mfa_verification_interval: 'How long one MFA check is enough for a connection that asks for MFA.',
  permit_x11_forwarding: 'Lets holders forward X11.',
  pin_source_ip: 'Ties certificates to the address that the holder signed in from.',
  port_forwarding: 'Lets holders forward TCP ports over SSH.',
  record_session: 'What is recorded, and what happens when recording fails.',
  request_access: 'Whether holders ask for access as they sign in.',
  request_prompt: 'The prompt for the reason of an access request.',
  require_session_mfa: 'Asks for MFA each time a session starts.',
  ssh_file_copy: 'Lets holders copy files with SCP and SFTP, unless another role turns it off.',
  ssh_port_forwarding: 'Which directions of TCP port forwarding are allowed over SSH.',
};

export const RECORDING_HELP = {
  default: 'For every protocol without its own mode: strict ends the session when recording fails.',
  ssh: 'For SSH sessions: strict ends the session when recording fails.',
  desktop: 'Whether desktop sessions are recorded.',
};

export const REQUEST_HELP = {
  roles: 'Roles that may be asked for, with * or as ^expression$.',
  search_as_roles: 'Roles whose resources may be searched and asked for.',
  suggested_reviewers: 'Reviewers that a request suggests.',
  claims_to_roles: 'Roles that may be asked for by the traits of the user.',
  thresholds: 'How many approvals and denials decide a request.',
  annotations: 'Values that each request carries for plugins.',
  max_duration: 'The longest time that access may be asked for, at most 7 days.',
  reason: 'Whether a request must give a reason.',
  kubernetes_resources: 'The kinds of Kubernetes objects that may be asked for.',
};

export const REVIEW_HELP = {
  roles: 'Roles whose requests may be reviewed, with * or as ^expression$.',
  preview_as_roles: 'Roles whose resources a reviewer may look at.',
  claims_to_roles: 'Roles whose requests may be reviewed, by the traits of the reviewer.',
  where: 'An expression that must be true of the request.',
};

export const POLICY_HELP = {
  name: 'A name for people and logs.',
  roles: 'Roles whose holders own the sessions.',
  kinds: 'Kinds of sessions: ssh, k8s, or "*".',
  modes: 'How participants can join: as a peer, moderator or observer.',
  filter: 'An expression that selects the people who count.',
  count: 'How many people must be present.',
  on_leave: 'What happens to the session when too few people remain.',
};

export const IMPERSONATE_HELP = {
  users: 'Users on whose behalf certificates may be issued.',
  roles: 'Roles that such certificates may carry.',
  where: 'An expression that must be true of the user and the role.',
};
