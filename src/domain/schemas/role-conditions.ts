// What stands below `allow` and below `deny`: the same fields.
import type { JsonSchema } from './json-schema.ts';
import { notOneOf } from './messages.ts';
import {
  ACCOUNT_ASSIGNMENT,
  CONDITIONS,
  GITHUB_PERMISSION,
  IMPERSONATE,
  KUBE_RESOURCE,
  MCP,
  POLICY,
  REQUEST,
  REVIEW,
  RULE,
  SPIFFE,
} from './role-messages.ts';
import {
  kubeKindsOf,
  kubeVerbsOf,
  KUBE_GROUPS,
  KUBE_VERBS,
  numberOf,
  RULE_RESOURCES,
  RULE_VERBS,
  SESSION_KINDS,
  SESSION_MODES,
  SINCE,
  type RoleVersion,
} from './role-terms.ts';

const TEXT: JsonSchema = { type: 'string' };
const TEXTS: JsonSchema = { type: 'array', items: TEXT };
const COUNT: JsonSchema = { type: 'integer' };
const ANY_TEXTS: JsonSchema = { anyOf: [TEXT, TEXTS] };
const LABELS: JsonSchema = { type: 'object', additionalProperties: ANY_TEXTS, examples: [{ env: 'staging' }] };

const oneOf = (terms: readonly string[]): JsonSchema => ({ type: 'string', enum: terms });
/** Terms that the proxy does not check (docs/protocol/resources.md#6.2). */
const usually = (terms: readonly string[]): JsonSchema => ({ ...oneOf(terms), takesOthers: true });
/** Terms that are offered, where a proxy may know more. */
const openList = (terms: readonly string[]): JsonSchema => ({
  type: 'array',
  items: { type: 'string', examples: terms },
});

const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** An object with these fields and no others, each with its sentence. */
export function object(
  fields: Readonly<Record<string, JsonSchema>>,
  descriptions: Readonly<Record<string, string>> = {},
): JsonSchema {
  const described = Object.entries(fields).map(([name, schema]) => {
    const description = descriptions[name];
    return [name, description === undefined ? schema : { ...schema, description }];
  });
  return { type: 'object', properties: Object.fromEntries(described), additionalProperties: false };
}

const CLAIMS = list(object({ claim: TEXT, value: TEXT, roles: TEXTS }));

const request = object(
  {
    roles: TEXTS,
    search_as_roles: TEXTS,
    suggested_reviewers: TEXTS,
    claims_to_roles: CLAIMS,
    thresholds: list(object({ name: TEXT, filter: TEXT, approve: COUNT, deny: COUNT })),
    annotations: { type: 'object', additionalProperties: TEXTS },
    max_duration: TEXT,
    reason: object({ mode: usually(['optional', 'required']), prompt: TEXT }),
    kubernetes_resources: list(object({ kind: TEXT, api_group: TEXT }, KUBE_RESOURCE)),
  },
  REQUEST,
);

/** Verbs may be templates too. */
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
  ...object(
    {
      kind: version === 'v8' ? { ...TEXT, examples: kubeKindsOf(version) } : oneOf(kubeKindsOf(version)),
      ...(version === 'v8' && { api_group: { ...TEXT, examples: KUBE_GROUPS } }),
      namespace: TEXT,
      name: TEXT,
      verbs: kubeVerbs(kubeVerbsOf(version)),
    },
    KUBE_RESOURCE,
  ),
  required: ['kind', 'name'],
});

const policy = { name: TEXT, kinds: list(usually(SESSION_KINDS)), modes: list(usually(SESSION_MODES)) };

const FIXED: Readonly<Record<string, JsonSchema>> = {
  account_assignments: list(object({ account: TEXT, permission_set: TEXT }, ACCOUNT_ASSIGNMENT)),
  aws_role_arns: TEXTS,
  azure_identities: TEXTS,
  db_names: TEXTS,
  db_permissions: list(object({ match: LABELS, permissions: TEXTS })),
  db_roles: TEXTS,
  db_users: TEXTS,
  desktop_groups: TEXTS,
  gcp_service_accounts: TEXTS,
  github_permissions: list(object({ orgs: TEXTS }, GITHUB_PERMISSION)),
  host_groups: TEXTS,
  host_sudoers: TEXTS,
  impersonate: object({ users: TEXTS, roles: TEXTS, where: TEXT }, IMPERSONATE),
  join_sessions: list(object({ ...policy, roles: TEXTS }, POLICY)),
  kubernetes_groups: TEXTS,
  kubernetes_users: TEXTS,
  logins: TEXTS,
  mcp: object({ tools: TEXTS }, MCP),
  namespaces: TEXTS,
  request,
  require_session_join: list(
    object({ ...policy, filter: TEXT, count: COUNT, on_leave: usually(['terminate', 'pause']) }, POLICY),
  ),
  review_requests: object({ roles: TEXTS, preview_as_roles: TEXTS, claims_to_roles: CLAIMS, where: TEXT }, REVIEW),
  rules: list({
    ...object({ resources: openList(RULE_RESOURCES), verbs: openList(RULE_VERBS), where: TEXT, actions: TEXTS }, RULE),
    required: ['resources', 'verbs'],
  }),
  spiffe: list(object({ path: TEXT, dns_sans: TEXTS, ip_sans: TEXTS }, SPIFFE)),
  windows_desktop_logins: TEXTS,
};

/** What can be selected by labels, or by an expression over them. */
const SELECTED = [
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

/** Labels that v3 takes as any where they are left out; `node_labels` only in a role with logins. */
export const OPEN_IN_V3: readonly string[] = ['node_labels', 'app_labels', 'kubernetes_labels', 'db_labels'];

/** What a version fills in where a role leaves the field out of `allow`. */
function defaultOf(field: string, version: RoleVersion): unknown {
  if (version === 'v3' && OPEN_IN_V3.includes(field)) return { '*': '*' };
  if (field !== 'kubernetes_resources') return undefined;
  if (numberOf(version) < 7) return [];
  const everything = { kind: '*', namespace: '*', name: '*', verbs: ['*'] };
  return [version === 'v7' ? everything : { ...everything, api_group: '*' }];
}

const isKnown = (field: string, version: RoleVersion): boolean =>
  ((SINCE as Readonly<Record<string, number>>)[field] ?? 0) <= numberOf(version);

export function conditions(version: RoleVersion, side: 'allow' | 'deny'): JsonSchema {
  const fields: Record<string, JsonSchema> = { ...FIXED, kubernetes_resources: list(kubeResource(version)) };
  for (const name of SELECTED) {
    fields[`${name}_labels`] = LABELS;
    fields[`${name}_labels_expression`] = TEXT;
  }
  const known = Object.entries(fields)
    .filter(([name]) => isKnown(name, version))
    .map(([name, schema]) => {
      const filled = side === 'allow' ? defaultOf(name, version) : undefined;
      return [name, filled === undefined ? schema : { ...schema, default: filled }] as const;
    });
  return object(Object.fromEntries(known.toSorted(([a], [b]) => (a < b ? -1 : 1))), CONDITIONS);
}
