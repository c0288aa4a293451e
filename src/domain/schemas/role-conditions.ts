// The schema of a role's `allow` and `deny`, which have the same fields.
import type { JsonSchema } from './json-schema.ts';
import { notOneOf } from './messages.ts';
import {
  ACCOUNT_ASSIGNMENT_HELP,
  ROLE_CONDITIONS_HELP,
  GITHUB_PERMISSION_HELP,
  IMPERSONATE_HELP,
  KUBE_RESOURCE_HELP,
  MCP_HELP,
  POLICY_HELP,
  REQUEST_HELP,
  REVIEW_HELP,
  RULE_HELP,
  SPIFFE_HELP,
} from './role-messages.ts';
import {
  kubeKindsOf,
  kubeVerbsOf,
  KUBE_GROUPS,
  KUBE_VERBS,
  versionNumberOf,
  RULE_RESOURCES,
  RULE_VERBS,
  SESSION_KINDS,
  SESSION_MODES,
  FIELD_SINCE_VERSION,
  type RoleVersion,
} from './role-terms.ts';

const TEXT: JsonSchema = { type: 'string' };
const TEXTS: JsonSchema = { type: 'array', items: TEXT };
const COUNT: JsonSchema = { type: 'integer' };
const TEXT_OR_TEXTS: JsonSchema = { anyOf: [TEXT, TEXTS] };
const LABELS: JsonSchema = { type: 'object', additionalProperties: TEXT_OR_TEXTS, examples: [{ env: 'staging' }] };

const enumOf = (terms: readonly string[]): JsonSchema => ({ type: 'string', enum: terms });
/** A text with suggested values. The proxy also accepts other texts (docs/protocol/resources.md#6.2). */
const openEnumOf = (terms: readonly string[]): JsonSchema => ({ ...enumOf(terms), allowsOtherValues: true });
/** A list with suggested values. Newer proxies may know more values. */
const listWithExamples = (terms: readonly string[]): JsonSchema => ({
  type: 'array',
  items: { type: 'string', examples: terms },
});

const listOfItems = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** An object with these fields and no others. `descriptions` contains the help texts of the fields. */
export function objectOf(
  fields: Readonly<Record<string, JsonSchema>>,
  descriptions: Readonly<Record<string, string>> = {},
): JsonSchema {
  const described = Object.entries(fields).map(([name, schema]) => {
    const description = descriptions[name];
    return [name, description === undefined ? schema : { ...schema, description }];
  });
  return { type: 'object', properties: Object.fromEntries(described), additionalProperties: false };
}

const CLAIMS = listOfItems(objectOf({ claim: TEXT, value: TEXT, roles: TEXTS }));

const requestSchema = objectOf(
  {
    roles: TEXTS,
    search_as_roles: TEXTS,
    suggested_reviewers: TEXTS,
    claims_to_roles: CLAIMS,
    thresholds: listOfItems(objectOf({ name: TEXT, filter: TEXT, approve: COUNT, deny: COUNT })),
    annotations: { type: 'object', additionalProperties: TEXTS },
    max_duration: TEXT,
    reason: objectOf({ mode: openEnumOf(['optional', 'required']), prompt: TEXT }),
    kubernetes_resources: listOfItems(objectOf({ kind: TEXT, api_group: TEXT }, KUBE_RESOURCE_HELP)),
  },
  REQUEST_HELP,
);

/** The pattern also accepts templates (`{{`), because the proxy allows them as verbs. */
const kubeVerbs = (verbs: readonly string[]): JsonSchema => ({
  type: 'array',
  items: {
    type: 'string',
    examples: verbs,
    pattern: String.raw`^(?:\*|${KUBE_VERBS.slice(1).join('|')})$|\{\{`,
    errorMessage: notOneOf(verbs.join(', ')),
  },
});

const kubeResource = (version: RoleVersion): JsonSchema => ({
  ...objectOf(
    {
      kind: version === 'v8' ? { ...TEXT, examples: kubeKindsOf(version) } : enumOf(kubeKindsOf(version)),
      ...(version === 'v8' && { api_group: { ...TEXT, examples: KUBE_GROUPS } }),
      namespace: TEXT,
      name: TEXT,
      verbs: kubeVerbs(kubeVerbsOf(version)),
    },
    KUBE_RESOURCE_HELP,
  ),
  required: ['kind', 'name'],
});

const policyFields = {
  name: TEXT,
  kinds: listOfItems(openEnumOf(SESSION_KINDS)),
  modes: listOfItems(openEnumOf(SESSION_MODES)),
};

const FIELD_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  account_assignments: listOfItems(objectOf({ account: TEXT, permission_set: TEXT }, ACCOUNT_ASSIGNMENT_HELP)),
  aws_role_arns: TEXTS,
  azure_identities: TEXTS,
  db_names: TEXTS,
  db_permissions: listOfItems(objectOf({ match: LABELS, permissions: TEXTS })),
  db_roles: TEXTS,
  db_users: TEXTS,
  desktop_groups: TEXTS,
  gcp_service_accounts: TEXTS,
  github_permissions: listOfItems(objectOf({ orgs: TEXTS }, GITHUB_PERMISSION_HELP)),
  host_groups: TEXTS,
  host_sudoers: TEXTS,
  impersonate: objectOf({ users: TEXTS, roles: TEXTS, where: TEXT }, IMPERSONATE_HELP),
  join_sessions: listOfItems(objectOf({ ...policyFields, roles: TEXTS }, POLICY_HELP)),
  kubernetes_groups: TEXTS,
  kubernetes_users: TEXTS,
  logins: TEXTS,
  mcp: objectOf({ tools: TEXTS }, MCP_HELP),
  namespaces: TEXTS,
  request: requestSchema,
  require_session_join: listOfItems(
    objectOf(
      { ...policyFields, filter: TEXT, count: COUNT, on_leave: openEnumOf(['terminate', 'pause']) },
      POLICY_HELP,
    ),
  ),
  review_requests: objectOf(
    { roles: TEXTS, preview_as_roles: TEXTS, claims_to_roles: CLAIMS, where: TEXT },
    REVIEW_HELP,
  ),
  rules: listOfItems({
    ...objectOf(
      { resources: listWithExamples(RULE_RESOURCES), verbs: listWithExamples(RULE_VERBS), where: TEXT, actions: TEXTS },
      RULE_HELP,
    ),
    required: ['resources', 'verbs'],
  }),
  spiffe: listOfItems(objectOf({ path: TEXT, dns_sans: TEXTS, ip_sans: TEXTS }, SPIFFE_HELP)),
  windows_desktop_logins: TEXTS,
};

/** Resources that can be selected by labels (`app_labels`) or by an expression (`app_labels_expression`). */
const LABEL_SELECTED_KINDS = [
  'app',
  'cluster',
  'db',
  'db_service',
  'group',
  'kubernetes',
  'node',
  'windows_desktop',
  'workload_identity',
];

/** Label fields that match everything if they are missing in v3 (`node_labels` only in a role with logins). */
export const DEFAULT_ANY_IN_V3: readonly string[] = ['node_labels', 'app_labels', 'kubernetes_labels', 'db_labels'];

/** The value that a version uses if the field is missing in `allow`. */
function defaultOf(field: string, version: RoleVersion): unknown {
  if (version === 'v3' && DEFAULT_ANY_IN_V3.includes(field)) return { '*': '*' };
  if (field !== 'kubernetes_resources') return undefined;
  if (versionNumberOf(version) < 7) return [];
  const everything = { kind: '*', namespace: '*', name: '*', verbs: ['*'] };
  return [version === 'v7' ? everything : { ...everything, api_group: '*' }];
}

const isSupportedField = (field: string, version: RoleVersion): boolean =>
  ((FIELD_SINCE_VERSION as Readonly<Record<string, number>>)[field] ?? 0) <= versionNumberOf(version);

export function conditionsSchema(version: RoleVersion, side: 'allow' | 'deny'): JsonSchema {
  const fields: Record<string, JsonSchema> = {
    ...FIELD_SCHEMAS,
    kubernetes_resources: listOfItems(kubeResource(version)),
  };
  for (const name of LABEL_SELECTED_KINDS) {
    fields[`${name}_labels`] = LABELS;
    fields[`${name}_labels_expression`] = TEXT;
  }
  const supportedFields = Object.entries(fields)
    .filter(([name]) => isSupportedField(name, version))
    .map(([name, schema]) => {
      const defaultValue = side === 'allow' ? defaultOf(name, version) : undefined;
      return [name, defaultValue === undefined ? schema : { ...schema, default: defaultValue }] as const;
    });
  return objectOf(Object.fromEntries(supportedFields.toSorted(([a], [b]) => (a < b ? -1 : 1))), ROLE_CONDITIONS_HELP);
}
