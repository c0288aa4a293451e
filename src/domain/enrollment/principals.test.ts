import { expect, test } from 'vitest';
import { draftOf } from '#domain/users/draft.ts';
import { foundKubeCluster, foundServer } from './found.ts';
import { fromRoles, granted, isChanged, withNames } from './principals.ts';

const found = { id: 'id-1', name: 'web-01', grants: { logins: ['root', 'ada', 'deploy'] } };
const base = draftOf({ name: 'ada', roles: ['access'], traits: { logins: ['ada'], kubeUsers: ['ada-kube'] } });
const saved = (logins: string[]) => withNames('ada', base, { chosen: { logins }, found });

test('what roles grant is what is not one’s own', () => {
  expect(fromRoles(found, 'logins', ['ada'])).toEqual(['root', 'deploy']);
  expect(fromRoles(found, 'kubeUsers', [])).toEqual([]);
});

// docs/behaviour.md#enrolling "Names that are the user's own"
test('one’s own names are sent, without those of roles and without repetition', () => {
  expect(saved(['ada', 'grace', 'grace', 'root'])).toEqual({
    name: 'ada',
    roles: ['access'],
    traits: { logins: ['ada', 'grace'] },
  });
});

test('a name that was taken away goes', () => {
  expect(saved([]).traits).toEqual({ logins: [] });
});

// docs/behaviour.md#enrolling "Nothing is sent where nothing changed"
test.each([[['ada']], [['ada', 'root']]])('%j changes nothing', (logins) => {
  expect(isChanged(saved(logins))).toBe(false);
});

test('the names on the resource are then one’s own and those of roles', () => {
  expect(granted(found, base, { logins: ['grace'] })).toEqual({ logins: ['grace', 'root', 'deploy'] });
});

test.each([
  ['a server', foundServer({ id: 'id-1', hostname: 'web-01', sshLogins: ['root'] }), { logins: ['root'] }],
  ['a server without logins', foundServer({ id: 'id-1', hostname: 'web-01', sshLogins: null }), { logins: [] }],
  [
    'a Kubernetes cluster',
    foundKubeCluster({ name: 'prod', kubernetes_users: ['ada'], kubernetes_groups: null }),
    { kubeUsers: ['ada'], kubeGroups: [] },
  ],
])('%s is read', (_, read, grants) => {
  expect(read).toMatchObject({ grants });
});

test.each([undefined, null, [], 'web-01', { hostname: 7 }, { id: 'id-1' }])('%j is nothing that joined', (raw) => {
  expect(foundServer(raw)).toBeUndefined();
  expect(foundKubeCluster(raw)).toBeUndefined();
});
