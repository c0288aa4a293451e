import { expect, test } from 'vitest';
import { parseUserDraft } from '#domain/users/user-draft.ts';
import { parseJoinedKubeCluster, parseJoinedServer } from './joined-resource.ts';
import { namesFromRoles, grantedNames, isChanged, userWithNames } from './principals.ts';

const resource = { id: 'id-1', name: 'web-01', grants: { logins: ['root', 'ada', 'deploy'] } };
const base = parseUserDraft({ name: 'ada', roles: ['access'], traits: { logins: ['ada'], kubeUsers: ['ada-kube'] } });
const savedWith = (logins: string[]) => userWithNames('ada', base, { chosen: { logins }, found: resource });

test("the names from roles do not include the names in the user's traits", () => {
  expect(namesFromRoles(resource, 'logins', ['ada'])).toEqual(['root', 'deploy']);
  expect(namesFromRoles(resource, 'kubeUsers', [])).toEqual([]);
});

// docs/behaviour.md#enrolling "Names that roles grant are shown and not sent"
test('saves the chosen names without duplicates and without names from roles', () => {
  expect(savedWith(['ada', 'grace', 'grace', 'root'])).toEqual({
    name: 'ada',
    roles: ['access'],
    traits: { logins: ['ada', 'grace'] },
  });
});

test('removes a deselected name', () => {
  expect(savedWith([]).traits).toEqual({ logins: [] });
});

// docs/behaviour.md#enrolling "The console sends nothing if nothing"
test.each([[['ada']], [['ada', 'root']]])('saving %j changes nothing', (logins) => {
  expect(isChanged(savedWith(logins))).toBe(false);
});

test('the granted names are the chosen names and the names from roles', () => {
  expect(grantedNames(resource, base, { logins: ['grace'] })).toEqual({ logins: ['grace', 'root', 'deploy'] });
});

test.each([
  ['a server', parseJoinedServer({ id: 'id-1', hostname: 'web-01', sshLogins: ['root'] }), { logins: ['root'] }],
  ['a server without logins', parseJoinedServer({ id: 'id-1', hostname: 'web-01', sshLogins: null }), { logins: [] }],
  [
    'a Kubernetes cluster',
    parseJoinedKubeCluster({ name: 'prod', kubernetes_users: ['ada'], kubernetes_groups: null }),
    { kubeUsers: ['ada'], kubeGroups: [] },
  ],
])('parses the granted names of %s', (_, parsed, grants) => {
  expect(parsed).toMatchObject({ grants });
});

test.each([undefined, null, [], 'web-01', { hostname: 7 }, { id: 'id-1' }])('%j is not a joined resource', (raw) => {
  expect(parseJoinedServer(raw)).toBeUndefined();
  expect(parseJoinedKubeCluster(raw)).toBeUndefined();
});
