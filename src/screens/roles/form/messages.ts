// Texts of the role form.
import { KIND_HEADING } from '#domain/messages.ts';
import { NAMESPACE } from '#domain/resources/messages.ts';
import {
  DATABASE_NAMES,
  DATABASE_USERS,
  KUBERNETES_GROUPS,
  KUBERNETES_USERS,
  LOGINS,
  WINDOWS_LOGINS,
} from '#lib/messages.ts';

export const SIDE_TITLES = { allow: 'Allowed access', deny: 'Denied access' } as const;
export const OPTIONS_TITLE = 'Options';

/** Titles of the field groups, by kind of resource. */
export const GROUP_TITLES = {
  ssh: 'Access to servers',
  kube: 'Access to Kubernetes',
  db: 'Access to databases',
  apps: 'Access to applications',
  desktops: 'Access to desktops',
  rules: 'Administration',
} as const;

export const FIELD_LABELS = {
  logins: LOGINS,
  node_labels: 'Server labels',
  kubernetes_labels: 'Kubernetes labels',
  kubernetes_groups: KUBERNETES_GROUPS,
  kubernetes_users: KUBERNETES_USERS,
  kubernetes_resources: 'Kubernetes objects',
  db_labels: 'Database labels',
  db_users: DATABASE_USERS,
  db_names: DATABASE_NAMES,
  app_labels: 'Application labels',
  mcp: 'MCP tools',
  windows_desktop_labels: 'Desktop labels',
  windows_desktop_logins: WINDOWS_LOGINS,
  rules: 'Rules',
} as const;

export const OPTION_LABELS = {
  max_session_ttl: 'Longest session',
  client_idle_timeout: 'Idle timeout',
  require_session_mfa: 'MFA for each session',
  forward_agent: 'Agent forwarding',
  port_forwarding: 'Port forwarding',
  ssh_file_copy: 'File copying',
  desktop_clipboard: 'Desktop clipboard',
  record_ssh: 'SSH recording',
  record_desktop: 'Desktop recording',
  lock: 'Locking mode',
} as const;
export const NOT_SET = 'Not set';
export const YES = 'Yes';
export const NO = 'No';

export const ADD_LABEL = 'Add label';
export const newLabel = (field: string): string => `New label in ${field}`;
export const LABEL_EXAMPLE = 'env';
export const labelName = (field: string, name: string): string => `Name of label ${name} in ${field}`;
export const labelValues = (field: string, name: string): string => `Values of label ${name} in ${field}`;
export const removeLabel = (name: string, field: string): string => `Remove label ${name} from ${field}`;
export const ANY_VALUE = '* for any value';

export const ADD_RULE = 'Add rule';
export const ruleNumber = (number: number): string => `Rule ${number}`;
export const removeRule = (number: number): string => `Remove rule ${number}`;
export const RULE_PART_LABELS = { resources: 'Resource kinds', verbs: 'Verbs', where: 'Condition' } as const;

export const ADD_OBJECT = 'Add Kubernetes object';
export const objectNumber = (number: number): string => `Kubernetes object ${number}`;
export const removeObject = (number: number): string => `Remove Kubernetes object ${number}`;
export const OBJECT_PART_LABELS = {
  kind: KIND_HEADING,
  api_group: 'API group',
  namespace: NAMESPACE,
  name: 'Object name',
  verbs: 'Kubernetes verbs',
} as const;

export const EDIT_IN_YAML_ONLY = 'This part is written in a way that the form leaves alone. Edit it in YAML.';
export const unknownFieldsUnchanged = (paths: string): string =>
  `Fields that are not known here stay as they are: ${paths}. Edit them in YAML.`;
export const unreadableLine = (line: number): string => `The form can't read line ${line}. Fix it in YAML.`;
export const EDIT_YAML = 'Edit YAML';
