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

test('those who hold the role are found, with their traits where these were sent', () =>
  expect(parseHolders(USERS, 'dev')).toEqual([
    { name: 'mira', roles: ['dev', 'on-call'], traits: undefined, authType: 'local', isBot: false },
    { name: 'jonas', roles: ['dev'], traits: { team: ['ml'], none: [] }, authType: 'github', isBot: false },
    { name: 'robin', roles: ['dev'], traits: {}, authType: 'local', isBot: true },
  ]));

test.each([null, undefined, {}, 'x'])('of %j nobody is found', (users) =>
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
])('the other roles of holders are read from %s', (_, answer) => {
  const reading = readOtherRoles(answer, parseHolders(USERS, 'dev'), 'dev');
  let read = reading.next();
  while (!read.done) read = reading.next();
  const documents = read.value;
  expect([...documents.keys()]).toEqual(['on-call']);
  expect(reachByRole(documents, 'servers').get('on-call')?.allow.labels).toEqual({ env: ['prod'] });
});

test.each([
  [ROLES, 0],
  [{ items: [] }, 1],
  [undefined, 1],
])('roles that are not listed are counted', (answer, count) =>
  expect(countUnlistedRoles(answer, parseHolders(USERS, 'dev'), 'dev')).toBe(count),
);
