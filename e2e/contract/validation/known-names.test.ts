import { describe, expect, test } from 'vitest';
import type { Operation } from '#fixtures/contract/operations.ts';
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { discoverNames, isPlayable } from '#e2e/contract/discover-names.ts';
import { fillPath, requiredQuery, type KnownNames } from './known-names.ts';
import { withLongerSessions } from '#e2e/contract/writes/role-and-user.ts';
import { signIn } from '#e2e/contract/session.ts';
import { mockClient } from '#e2e/contract/mock-client.ts';
import { testVisit } from '#e2e/contract/test-visit.ts';

const KNOWN_NAMES: KnownNames = new Map([
  ['cluster', 'one'],
  ['database', 'first'],
  ['awsDatabase', 'rds-1'],
  ['recording', 'r-1'],
  ['desktopRecording', 'r-2'],
  ['kubeCluster', 'k 1'],
  ['joinToken', 'j-1'],
  ['recoveryToken', 't-1'],
]);

describe('known names for an operation', () => {
  test.each<[Operation, string]>([
    ['GET /v1/webapi/sites/{cluster}/databases/{name}', '/v1/webapi/sites/one/databases/first'],
    ['GET /v1/webapi/sites/{cluster}/databases/{name}/iam/policy', '/v1/webapi/sites/one/databases/rds-1/iam/policy'],
    ['GET /v1/webapi/sites/{cluster}/sessions/{sid}/events', '/v1/webapi/sites/one/sessions/r-1/events'],
    ['GET /v1/webapi/sites/{cluster}/sessionlength/{sid}', '/v1/webapi/sites/one/sessionlength/r-1'],
    ['GET /scripts/{token}/install-node.sh', '/scripts/j-1/install-node.sh'],
    ['GET /v1/webapi/mfa/token/{token}/devices', '/v1/webapi/mfa/token/t-1/devices'],
  ])('fill the path of %s', (operation, path) => {
    expect(fillPath(operation, KNOWN_NAMES)).toEqual({ path });
  });

  test('are reported by name if one is missing', () => {
    expect(fillPath('GET /v1/webapi/roles/{name}', KNOWN_NAMES)).toEqual({ lacks: 'role' });
    expect(requiredQuery('GET /v1/webapi/sites/{cluster}/pods', new Map())).toEqual({ lacks: 'kubeCluster' });
  });

  test('fill the query for pods with a cluster; locks need no query', () => {
    expect(requiredQuery('GET /v1/webapi/sites/{cluster}/pods', KNOWN_NAMES)).toEqual({ query: '?kubeCluster=k+1' });
    expect(requiredQuery('GET /v1/webapi/sites/{cluster}/locks', KNOWN_NAMES)).toEqual({ query: '' });
  });
});

test.each([
  [{ event: 'session.end', interactive: true }, true],
  [{ event: 'session.end', interactive: true, session_recording: 'node' }, true],
  [{ event: 'session.end', interactive: true, session_recording: 'off' }, false],
  [{ event: 'session.end', interactive: false }, false],
  [{ event: 'session.end' }, false],
  [{ event: 'windows.desktop.session.end', recorded: true }, true],
  [{ event: 'windows.desktop.session.end' }, false],
  [{ event: 'db.session.end', interactive: true }, false],
])('a session that ended with %j has a playable recording: %s', (end, playable) => {
  expect(isPlayable(end)).toBe(playable);
});

test.each([14, 18] as const)('the run finds usable resources in the demo company of %i.x', async (major) => {
  const proxy = createProxy({ scenario: major === 14 ? 'default' : 'newer-proxy' });
  const { db } = proxy.world;
  process.env['POSTERN_PASSWORD'] = db.user.get('mira')?.password ?? '';
  const client = mockClient(proxy);
  const visit = testVisit({ client, major, user: 'mira', knownNames: new Map([['role', 'intern']]) });
  await signIn(visit);
  await discoverNames(visit);
  const knownName = (name: string) => visit.knownNames.get(name) ?? '';
  expect(db.database.all().find(({ item }) => item.name === knownName('awsDatabase'))?.item.aws).toBeDefined();
  const recording = db.auditEvent
    .all()
    .find((event) => event['sid'] === knownName('recording') && event.event === 'session.end');
  expect(recording).toMatchObject({ interactive: true });
  expect(db.desktop.all().map(({ item }) => item.name)).toContain(knownName('desktop'));
  expect([knownName('login'), knownName('windowsLogin'), knownName('fqdn'), knownName('kubeCluster')]).not.toContain(
    '',
  );
  expect([knownName('pod'), knownName('kubeNamespace')]).toEqual([expect.stringMatching(/^toolbox-/), 'default']);
  expect([knownName('cluster'), knownName('role')]).toEqual(['one.example.com', 'intern']);
});

test('lengthening the sessions of a role keeps its other fields and its revision', () => {
  const changedRole = withLongerSessions(
    'kind: role\nmetadata:\n  name: a\n  revision: r-1\nspec:\n  allow:\n    logins: [x]\n  options:\n    lock: strict\n    max_session_ttl: 1h\nversion: v7\n',
  );
  expect(changedRole).toContain('revision: r-1');
  expect(changedRole).toContain('lock: strict');
  expect(changedRole).toContain('logins:');
  expect(changedRole).toContain('max_session_ttl: 2h');
});
