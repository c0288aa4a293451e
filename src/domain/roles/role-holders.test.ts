import { expect, test } from 'vitest';
import { parseHolders, readOtherRoles, reachByRole, countUnlistedRoles } from './role-holders.ts';

const USERS = [
  { name: 'mira', roles: ['dev', 'on-call'], authType: 'local' },
  { name: 'jonas', roles: ['dev'], authType: 'github', allTraits: { team: ['ml'], none: null } },
  { name: 'robin', roles: ['dev'], authType: 'local', allTraits: null, isBot: true },
  { name: 'nadia', roles: null, authType: 'local' },
  { name: 7, roles: ['dev'] },
  null,
];

test('finds the users with the role, and their traits if the proxy sent them', () =>
  expect(parseHolders(USERS, 'dev')).toEqual([
    { name: 'mira', roles: ['dev', 'on-call'], traits: undefined, authType: 'local', isBot: false },
    { name: 'jonas', roles: ['dev'], traits: { team: ['ml'], none: [] }, authType: 'github', isBot: false },
    { name: 'robin', roles: ['dev'], traits: {}, authType: 'local', isBot: true },
  ]));

test.each([null, undefined, {}, 'x'])('finds no users in %j', (users) =>
  expect(parseHolders(users, 'dev')).toEqual([]),
);

const role = (name: string, content: string) => ({ id: `role:${name}`, kind: 'role', name, content });
const ROLES = [
  role('on-call', 'version: v7\nspec: {allow: {node_labels: {env: prod}}}'),
  role('dev', 'version: v7\nspec: {}'),
  role('broken', 'spec: ['),
  role('unrelated', 'spec: {}'),
  { name: 'half' },
  null,
];

test.each([
  ['a list', ROLES],
  ['a page', { items: ROLES, startKey: '' }],
])('reads the other roles of holders from %s', (_, response) => {
  const reader = readOtherRoles(response, parseHolders(USERS, 'dev'), 'dev');
  let step = reader.next();
  while (!step.done) step = reader.next();
  const documents = step.value;
  expect([...documents.keys()]).toEqual(['on-call']);
  expect(reachByRole(documents, 'servers').get('on-call')?.allow.labels).toEqual({ env: ['prod'] });
});

test.each([
  [ROLES, 0],
  [{ items: [] }, 1],
  [undefined, 1],
])('counts the other roles that are missing in %.40j: %i', (answer, count) =>
  expect(countUnlistedRoles(answer, parseHolders(USERS, 'dev'), 'dev')).toBe(count),
);
