import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { JsonSchema } from './json-schema.ts';
import { roleSchema } from './role-schema.ts';
import { ROLE_VERSIONS } from './role-terms.ts';

const schemaAtPath = (schema: JsonSchema | undefined, ...path: readonly string[]): JsonSchema | undefined =>
  path.reduce<JsonSchema | undefined>(
    (inner, name) => (name === '[]' ? inner?.items : inner?.properties?.[name]),
    schema,
  );
const allowSchemaAt = (version: string, ...path: readonly string[]) =>
  schemaAtPath(roleSchema(version), 'spec', 'allow', ...path);

describe('differences between role versions', () => {
  test.each([
    ['v3', { '*': '*' }],
    ['v4', undefined],
    ['v5', undefined],
    ['v6', undefined],
    ['v7', undefined],
    ['v8', undefined],
  ])('missing labels of %s default to %j', (version, value) => {
    for (const field of ['node_labels', 'app_labels', 'kubernetes_labels', 'db_labels'])
      expect(allowSchemaAt(version, field)?.default).toEqual(value);
    expect(allowSchemaAt(version, 'windows_desktop_labels')?.default).toBeUndefined();
    expect(schemaAtPath(roleSchema(version), 'spec', 'deny', 'app_labels')?.default).toBeUndefined();
  });

  test.each([
    ['v3', []],
    ['v4', []],
    ['v5', ['join_sessions', 'require_session_join']],
    ['v6', ['join_sessions', 'kubernetes_resources', 'require_session_join']],
    ['v7', ['join_sessions', 'kubernetes_resources', 'require_session_join']],
    ['v8', ['join_sessions', 'kubernetes_resources', 'require_session_join']],
  ])('%s supports these of the fields that v3 does not have: %j', (version, fields) => {
    const laterFields = ['join_sessions', 'kubernetes_resources', 'require_session_join'];
    expect(laterFields.filter((field) => allowSchemaAt(version, field) !== undefined)).toEqual(fields);
  });

  test.each([
    ['v6', 1, []],
    ['v7', 22, [{ kind: '*', namespace: '*', name: '*', verbs: ['*'] }]],
  ])('kubernetes_resources of %s has %i kinds and defaults to %j', (version, kinds, value) => {
    expect(allowSchemaAt(version, 'kubernetes_resources')?.default).toEqual(value);
    expect(allowSchemaAt(version, 'kubernetes_resources', '[]', 'kind')?.enum).toHaveLength(kinds);
    expect(allowSchemaAt(version, 'kubernetes_resources', '[]', 'kind')?.enum).toContain('pod');
  });

  test('v8 accepts any kind with its API group, and suggests plural kinds', () => {
    const kind = allowSchemaAt('v8', 'kubernetes_resources', '[]', 'kind');
    expect([kind?.enum, kind?.examples]).toEqual([undefined, expect.arrayContaining(['*', 'pods', 'deployments'])]);
    expect(allowSchemaAt('v8', 'kubernetes_resources', '[]', 'api_group')?.examples).toContain('apps');
    expect(allowSchemaAt('v7', 'kubernetes_resources', '[]', 'api_group')).toBeUndefined();
    const everything = { kind: '*', api_group: '*', namespace: '*', name: '*', verbs: ['*'] };
    expect(allowSchemaAt('v8', 'kubernetes_resources')?.default).toEqual([everything]);
  });

  test('versions that the proxy does not support are not suggested', () => {
    expect(schemaAtPath(roleSchema('v7', 'v7'), 'version')?.enum?.at(-1)).toBe('v7');
    expect(schemaAtPath(roleSchema('v7'), 'version')?.enum?.at(-1)).toBe('v8');
  });

  test('an unknown version has the schema of the newest version', () =>
    expect(roleSchema('v9')).toBe(roleSchema('v8')));
});

/** The paths of fields without a description. */
function fieldsWithoutDescription(schema: JsonSchema, path = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
    ...(inner.description === undefined ? [`${path}${name}`] : []),
    ...(path.length < 8 ? fieldsWithoutDescription(inner, `${path}${name}.`) : []),
  ]);
}

test.each(ROLE_VERSIONS)('every field of %s in the first three levels has a help text', (version) =>
  expect(fieldsWithoutDescription(roleSchema(version)).filter((path) => path.split('.').length < 4)).toEqual([]),
);

// The document contains the fields of the example in the public role reference.
test('the v7 schema defines all fields of a full document, but not a misspelled field', () => {
  const unknownPaths = (schema: JsonSchema | undefined, value: unknown, path: string): string[] => {
    if (Array.isArray(value)) return value.flatMap((item) => unknownPaths(schema?.items, item, `${path}[]`));
    if (typeof value !== 'object' || value === null || schema?.additionalProperties !== false) return [];
    return Object.entries(value).flatMap(([name, inner]) =>
      schema.properties?.[name] === undefined
        ? [`${path}.${name}`]
        : unknownPaths(schema.properties[name], inner, `${path}.${name}`),
    );
  };
  const text = `
kind: role
version: v7
metadata: {name: example, description: d, labels: {a: b}, expires: x, revision: r}
spec:
  options:
    max_session_ttl: 8h
    require_session_mfa: hardware_key
    record_session: {desktop: true, default: strict, ssh: best_effort}
    cert_extensions: [{type: ssh, mode: extension, name: a, value: b}]
    idp: {saml: {enabled: true}}
  allow:
    logins: [root]
    impersonate: {users: ['*'], roles: [a], where: b}
    review_requests: {roles: [a], preview_as_roles: [a]}
    request: {roles: [a], thresholds: [{approve: 2, deny: 1}], max_duration: 7d, claims_to_roles: [{claim: a, value: b, roles: [c]}]}
    require_session_join: [{name: a, filter: b, kinds: [ssh], modes: [moderator], count: 1, on_leave: pause}]
    join_sessions: [{name: a, roles: [b], kinds: [ssh], modes: [observer]}]
    db_service_labels_expression: 'true'
  deny: {}
`;
  expect(unknownPaths(roleSchema('v7'), parse(text), '')).toEqual([]);
  expect(unknownPaths(roleSchema('v7'), { spec: { allow: { login: [] } } }, '')).toEqual(['.spec.allow.login']);
});
