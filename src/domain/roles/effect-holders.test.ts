import { expect, test } from 'vitest';
import { holdersIn, othersIn, reachesOf, unlistedIn } from './effect-holders.ts';

const USERS = [
  { name: 'mira', roles: ['dev', 'on-call'], authType: 'local' },
  { name: 'jonas', roles: ['dev'], authType: 'github', allTraits: { team: ['ml'], none: null } },
  { name: 'robin', roles: ['dev'], authType: 'local', allTraits: null, isBot: true },
  { name: 'nadia', roles: null, authType: 'local' },
  { name: 7, roles: ['dev'] },
  null,
];

test('those who hold the role are found, with their traits where these were sent', () =>
  expect(holdersIn(USERS, 'dev')).toEqual([
    { name: 'mira', roles: ['dev', 'on-call'], traits: undefined, authType: 'local', isBot: false },
    { name: 'jonas', roles: ['dev'], traits: { team: ['ml'], none: [] }, authType: 'github', isBot: false },
    { name: 'robin', roles: ['dev'], traits: {}, authType: 'local', isBot: true },
  ]));

test.each([null, undefined, {}, 'x'])('of %j nobody is found', (users) => expect(holdersIn(users, 'dev')).toEqual([]));

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
  const reading = othersIn(answer, holdersIn(USERS, 'dev'), 'dev');
  let read = reading.next();
  while (!read.done) read = reading.next();
  const documents = read.value;
  expect([...documents.keys()]).toEqual(['on-call']);
  expect(reachesOf(documents, 'servers').get('on-call')?.allow.labels).toEqual({ env: ['prod'] });
});

test.each([
  [ROLES, 0],
  [{ items: [] }, 1],
  [undefined, 1],
])('roles that are not listed are counted', (answer, count) =>
  expect(unlistedIn(answer, holdersIn(USERS, 'dev'), 'dev')).toBe(count),
);
