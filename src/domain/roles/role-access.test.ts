import { expect, test } from 'vitest';
import { allowedLabelsOf, rolesWithAccess } from './role-access.ts';
import { parseRoles, roleContentsIn, type RoleDocuments } from './role-list.ts';

const role = (name: string, content: string) => ({ name, content });

const ROLES = [
  role('all', "version: v7\nspec: {allow: {node_labels: {'*': '*'}}}"),
  role('own-team', "version: v7\nspec: {allow: {node_labels: {team: '{{internal.team}}'}}}"),
  role('prod', 'version: v7\nspec: {allow: {node_labels: {env: prod}}}'),
  role('denied', "version: v7\nspec: {allow: {node_labels: {'*': '*'}}, deny: {node_labels: {env: prod}}}"),
  role('databases', "version: v7\nspec: {allow: {db_labels: {'*': '*'}}}"),
  role('broken', 'spec: ['),
  { name: 7 },
  null,
];

function read(items: unknown): RoleDocuments {
  const steps = parseRoles(roleContentsIn(items));
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

const PROD = [
  { name: 'env', value: 'prod' },
  { name: 'team', value: 'core' },
];

test('a role without a readable document stays in the list', () =>
  expect([...read(ROLES)].map(([name, document]) => [name, document !== undefined])).toEqual([
    ['all', true],
    ['own-team', true],
    ['prod', true],
    ['denied', true],
    ['databases', true],
    ['broken', false],
  ]));

// docs/behaviour.md#details "The tab Access lists the roles", "If only the proxy can decide", "It doesn't combine roles"
test('roles have access if their labels allow the resource and do not deny it, the certain ones first', () =>
  expect(rolesWithAccess(read(ROLES), 'servers', PROD)).toEqual([
    { name: 'all', isCertain: true },
    { name: 'prod', isCertain: true },
    { name: 'own-team', isCertain: false },
  ]));

test('a role without labels for the kind has no access', () =>
  expect(rolesWithAccess(read(ROLES), 'databases', []).map(({ name }) => name)).toEqual(['databases']));

test.each([
  ["version: v7\nspec: {allow: {node_labels: {'*': '*'}}}", [{ kind: 'servers', labels: [], hasExpression: false }]],
  [
    'version: v7\nspec: {allow: {app_labels: {env: [dev, staging]}}}',
    [{ kind: 'apps', labels: ['env: dev, staging'], hasExpression: false }],
  ],
  [
    'version: v7\nspec: {allow: {db_labels_expression: \'labels["env"] == "dev"\'}}',
    [{ kind: 'databases', labels: [], hasExpression: true }],
  ],
  ['version: v7\nspec: {allow: {rules: []}}', []],
])('%j allows %j', (content, allowed) => {
  expect(allowedLabelsOf(read([role('one', content)]).get('one'))).toEqual(allowed);
});
