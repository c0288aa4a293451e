import { describe, expect, test } from 'vitest';
import { consequencesOf, type NewLock } from './consequences.ts';
import type { LockTarget } from './lock-targets.ts';

const sessionOn = (name: string, users: string[], fields: object = {}) => ({
  kind: 'ssh',
  name,
  login: 'deploy',
  owner: users[0] ?? 'bob',
  serverId: `id-of-${name}`,
  users,
  ...fields,
});

const LOCK_CONTEXT = {
  sessions: [
    sessionOn('web-01', ['bob', 'carol']),
    sessionOn('web-02', ['bob']),
    sessionOn('db-01', [], { login: 'root' }),
    sessionOn('studio', ['dora'], { kind: 'desktop', login: 'Administrator', serverId: 'agent' }),
    sessionOn('studio', ['carol'], { kind: 'k8s', login: '', serverId: 'agent' }),
  ],
  users: [
    { name: 'alice', roles: ['admin', 'developer'] },
    { name: 'bob', roles: ['developer'] },
    { name: 'carol', roles: ['auditor'] },
  ],
  currentUser: { name: 'alice', logins: ['root', 'deploy'], devices: ['own-device'] },
};

const lock = (...targets: [key: string, value: string][]): NewLock => targets.map(([key, value]) => ({ key, value }));
const consequences = (...locks: NewLock[]) => consequencesOf(locks, LOCK_CONTEXT);
const sessionsOf = (...locks: NewLock[]) =>
  consequences(...locks).sessions.map(
    ({ session, deniedUsers, remainingUsers }) =>
      `${session.kind} ${session.name}: -${deniedUsers.join()} +${remainingUsers.join()}`,
  );

describe('affected sessions', () => {
  test.each<[LockTarget[], string[]]>([
    [[], []],
    [[{ key: 'user', value: 'bob' }], ['ssh web-01: -bob,carol +', 'ssh web-02: -bob +', 'ssh db-01: -bob +']],
    [[{ key: 'user', value: 'Bob' }], []],
    [[{ key: 'user', value: 'carol' }], ['ssh web-01: -carol +bob', 'k8s studio: -carol +']],
    [[{ key: 'role', value: 'auditor' }], ['ssh web-01: -carol +bob', 'k8s studio: -carol +']],
    [[{ key: 'role', value: 'nobody' }], []],
    [[{ key: 'login', value: 'root' }], ['ssh db-01: -bob +']],
    [[{ key: 'server_id', value: 'id-of-web-01' }], ['ssh web-01: -bob,carol +']],
    [[{ key: 'windows_desktop', value: 'studio' }], ['desktop studio: -dora +']],
    [[{ key: 'mfa_device', value: 'own-device' }], []],
    [[{ key: 'access_request', value: 'r-1' }], []],
    [[{ key: 'toString', value: 'x' }], []],
  ])('of a lock on %j are %j', (targets, expected) => {
    expect(sessionsOf(targets)).toEqual(expected);
  });

  // docs/behaviour.md#locks "A lock on the user who started a session", "A lock on a user who joined ends"
  test('lose all participants if the owner is denied and present', () => {
    const sessions = [sessionOn('web-01', ['bob', 'carol']), sessionOn('web-02', ['carol', 'dora'], { owner: 'bob' })];
    const affected = consequencesOf([lock(['user', 'bob'])], { ...LOCK_CONTEXT, sessions }).sessions;
    expect(affected.map(({ deniedUsers, remainingUsers }) => [deniedUsers, remainingUsers])).toEqual([
      [['bob', 'carol'], []],
    ]);
  });

  test('match all targets of the lock', () => {
    expect(sessionsOf(lock(['user', 'bob'], ['login', 'root']))).toEqual(['ssh db-01: -bob +']);
    expect(sessionsOf(lock(['user', 'carol'], ['login', 'root']))).toEqual([]);
  });

  test('occur once if several locks affect them', () => {
    expect(sessionsOf(lock(['user', 'bob']), lock(['user', 'carol']))).toEqual([
      'ssh web-01: -bob,carol +',
      'ssh web-02: -bob +',
      'ssh db-01: -bob +',
      'k8s studio: -carol +',
    ]);
  });
});

// docs/behaviour.md#locks "The number of users that a lock signs"
test('locks sign out users but not bots', () => {
  const users = [
    ...LOCK_CONTEXT.users,
    { name: 'ci', roles: ['developer'], isBot: true },
    { name: 'bot-x', roles: ['developer'] },
  ];
  const { signedOut } = consequencesOf([lock(['role', 'developer']), lock(['user', 'bot-deploy'])], {
    ...LOCK_CONTEXT,
    users,
  });
  expect(signedOut).toEqual(['alice', 'bob']);
});

test.each<[NewLock[], string[]]>([
  [[lock(['user', 'bob'])], ['bob']],
  [[lock(['user', 'zoe'])], ['zoe']],
  [[lock(['role', 'developer'])], ['alice', 'bob']],
  [
    [lock(['user', 'bob']), lock(['role', 'developer'])],
    ['bob', 'alice'],
  ],
  [[lock(['user', 'bob'], ['role', 'developer'])], ['bob']],
  [[lock(['user', 'bob'], ['login', 'root'])], []],
  [[lock(['login', 'root'])], []],
])('locks on %j sign out the users %j', (locks, expected) => {
  expect(consequences(...locks).signedOut).toEqual(expected);
});

test.each<[NewLock, string[]]>([
  [lock(['user', 'alice']), ['user']],
  [lock(['user', 'bob']), []],
  [lock(['role', 'admin']), ['role']],
  [lock(['role', 'auditor']), []],
  [lock(['login', 'root']), ['login']],
  [lock(['login', 'guest']), []],
  [lock(['mfa_device', 'own-device']), ['mfa_device']],
  [lock(['user', 'alice'], ['login', 'guest']), []],
  [lock(['user', 'alice'], ['login', 'root']), ['user', 'login']],
  [lock(['server_id', 'id-of-web-01']), []],
])('the targets of a lock on %j that affect the current user are %j', (newLock, expected) => {
  expect(consequences(newLock).ownTargets.map(({ key }) => key)).toEqual(expected);
});

test('locked servers and desktops count as affected resources, and users do not', () => {
  expect(
    consequences(lock(['server_id', 's']), lock(['windows_desktop', 'd']), lock(['user', 'bob'])).resources,
  ).toHaveLength(2);
});
