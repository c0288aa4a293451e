import { describe, expect, test } from 'vitest';
import { sessionKindOf } from './session-kinds.ts';
import { readSessionRow } from './session-row.ts';

const record = (overrides: object = {}) => ({
  kind: 'ssh',
  id: 'one',
  parties: [{ user: 'bob' }],
  login: 'deploy',
  created: '2026-11-20T12:00:00Z',
  server_id: 'id-of-web-01',
  server_hostname: 'web-01',
  server_addr: '10.0.0.1:3022',
  cluster_name: 'one.example.com',
  kubernetes_cluster_name: 'staging',
  desktop_name: 'studio-01',
  database_name: 'orders',
  app_name: 'grafana',
  owner: 'bob',
  moderated: false,
  participantModes: ['observer', 'peer'],
  ...overrides,
});

describe('a record', () => {
  test.each<[object, object]>([
    [{ kind: 'ssh' }, { name: 'web-01' }],
    [{ kind: 'k8s' }, { name: 'staging' }],
    [{ kind: 'db' }, { name: 'orders' }],
    [{ kind: 'app' }, { name: 'grafana' }],
    [{ kind: 'desktop' }, { name: 'studio-01' }],
    [{ kind: 'git' }, { name: 'web-01' }],
    [{ kind: 'mcp', mcp_server_name: 'tools' }, { name: 'tools' }],
    [{ kind: 'mcp', mcp_server_name: 7, server_hostname: '' }, { name: 'id-of-web-01' }],
    [{ server_hostname: '' }, { name: 'id-of-web-01' }],
    [{ server_hostname: 7, server_id: null }, { name: 'one' }],
    [{ login: '-' }, { login: '' }],
    [{ parties: null }, { users: [] }],
    [
      { parties: [{ user: 'bob' }, { user: 'bob' }, null, { user: 7 }, { user: 'carol' }] },
      { users: ['bob', 'carol'] },
    ],
    [{ participantModes: null }, { modes: [] }],
    [{ participantModes: ['peer', 'root', 3] }, { modes: ['peer'] }],
    [{ moderated: 'yes' }, { isModerated: false }],
    [{ command: 'top', unheardOf: true }, { name: 'web-01' }],
    [{ server_hostname: 'a\u202eb' }, { name: 'aU+202Eb' }],
    [
      { owner: 'a\u202eb', server_id: 'c\u202ed', parties: [{ user: 'a\u202eb' }] },
      { owner: 'aU+202Eb', ownerId: 'a\u202eb', serverId: 'c\u202ed', users: ['aU+202Eb'], userIds: ['a\u202eb'] },
    ],
  ])('with %j is read as %j', (overrides, expected) => {
    expect(readSessionRow(record(overrides), 0)).toMatchObject({ ok: true, ...expected });
  });

  test.each([null, undefined, 'one', [], {}, record({ id: 7 }), record({ id: '' }), record({ kind: null })])(
    'keeps %j as an unreadable entry',
    (raw) => {
      expect(readSessionRow(raw, 3)).toEqual({ ok: false, id: 'row 3', raw });
    },
  );
});

describe('the stall reason', () => {
  test.each<[object, string | undefined]>([
    [{}, undefined],
    [{ moderated: true }, 'needs moderator'],
    [{ moderated: true, parties: [] }, 'needs moderator'],
    [{ moderated: true, parties: [{ user: 'bob' }, { user: 'alice' }] }, undefined],
    [{ kind: 'db', moderated: true }, undefined],
    [{ parties: [] }, 'no participants'],
  ])('of a session with %j is %s', (overrides, stallReason) => {
    expect(readSessionRow(record(overrides), 0)).toMatchObject({ stallReason });
  });
});

// docs/behaviour.md#unknown-values "If the console has no description", "It still shows the rest of the record"
test.each([
  ['ssh', 'SSH'],
  ['mcp_server', 'MCP server (not known here)'],
  ['constructor', 'Constructor (not known here)'],
  ['\u202e', 'U+202E (not known here)'],
])('the title of the session kind %j is %j', (kind, title) => expect(sessionKindOf(kind).title).toBe(title));
