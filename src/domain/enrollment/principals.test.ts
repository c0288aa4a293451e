import { expect, test } from 'vitest';
import { parseUserDraft } from '#domain/users/user-draft.ts';
import { parseJoinedKubeCluster, parseJoinedServer } from './joined-resource.ts';
import { namesFromRoles, grantedNames, isChanged, userWithNames } from './principals.ts';

const resource = { id: 'id-1', name: 'web-01', grants: { logins: ['root', 'ada', 'deploy'] } };
const base = parseUserDraft({ name: 'ada', roles: ['access'], traits: { logins: ['ada'], kubeUsers: ['ada-kube'] } });
const savedWith = (logins: string[]) => userWithNames('ada', base, { chosen: { logins }, found: resource });

test('what roles grant is what is not one’s own', () => {
  expect(namesFromRoles(resource, 'logins', ['ada'])).toEqual(['root', 'deploy']);
  expect(namesFromRoles(resource, 'kubeUsers', [])).toEqual([]);
});

// docs/behaviour.md#enrolling "Names that roles grant are shown and not sent"
test('one’s own names are sent, without those of roles and without repetition', () => {
  expect(savedWith(['ada', 'grace', 'grace', 'root'])).toEqual({
    name: 'ada',
    roles: ['access'],
    traits: { logins: ['ada', 'grace'] },
  });
});

test('a name that was taken away goes', () => {
  expect(savedWith([]).traits).toEqual({ logins: [] });
});

// docs/behaviour.md#enrolling "The console sends nothing if nothing"
test.each([[['ada']], [['ada', 'root']]])('%j changes nothing', (logins) => {
  expect(isChanged(savedWith(logins))).toBe(false);
});

test('the names on the resource are then one’s own and those of roles', () => {
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
])('%s is read', (_, read, grants) => {
  expect(read).toMatchObject({ grants });
});

test.each([undefined, null, [], 'web-01', { hostname: 7 }, { id: 'id-1' }])('%j is nothing that joined', (raw) => {
  expect(parseJoinedServer(raw)).toBeUndefined();
  expect(parseJoinedKubeCluster(raw)).toBeUndefined();
});
