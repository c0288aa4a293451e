import { describe, expect, test } from 'vitest';
import { playabilityOf, parseRecordingRow, type RecordingRow } from './recording-row.ts';

const SHELL = {
  event: 'session.end',
  code: 'T2004I',
  uid: 'u1',
  sid: 's1',
  time: '2030-01-02T03:05:00Z',
  session_start: '2030-01-02T03:00:00Z',
  session_stop: '2030-01-02T03:04:59.5Z',
  user: 'ada',
  participants: ['ada', 'bob', 'ada'],
  server_hostname: 'web-01',
  interactive: true,
};
const POD = {
  ...SHELL,
  proto: 'kube',
  kubernetes_cluster: 'prod',
  kubernetes_pod_namespace: 'shop',
  kubernetes_pod_name: 'cart-1',
};
const DESKTOP = { ...SHELL, event: 'windows.desktop.session.end', desktop_name: 'pc-4', recorded: true };
const DATABASE = { ...SHELL, event: 'db.session.end', db_service: 'orders', db_protocol: 'postgres' };

function parseReadableRow(raw: unknown): RecordingRow {
  const row = parseRecordingRow(raw, 0);
  if (!row.ok) throw new Error('the row cannot be read');
  return row;
}

// docs/behaviour.md#unknown-values "If the console has no description", "It still shows the rest of the record"
describe('a row', () => {
  test.each([
    ['a server', SHELL, { type: 'ssh', name: 'web-01', users: ['ada', 'bob'], durationMs: 299_500 }],
    ['a pod', POD, { type: 'k8s', name: 'prod/shop/cart-1', users: ['ada', 'bob'] }],
    ['a pod without participants, 18.x', { ...POD, participants: null }, { users: ['ada'] }],
    ['a pod without participants, 14.x', { ...POD, participants: '' }, { users: ['ada'] }],
    ['a desktop', DESKTOP, { type: 'desktop', name: 'pc-4', users: ['ada'] }],
    ['a hostile name', { ...DESKTOP, user: 'a\u202eb' }, { users: ['aU+202Eb'], userIds: ['a\u202eb'] }],
    ['a database', DATABASE, { type: 'database', name: 'orders', users: ['ada'], protocol: 'postgres' }],
    [
      'an unknown type',
      { ...SHELL, event: 'mcp.session.end', server_hostname: '', mcp_server_name: 'tools', app_name: 'x' },
      { type: 'other', otherType: 'MCP (not known here)', name: 'x', users: ['ada'], blockedReason: undefined },
    ],
    [
      'an unknown type with its own name field',
      { ...SHELL, event: 'mcp.session.end', server_hostname: '', cluster_name: 'one', mcp_server_name: 'to\u202eols' },
      { name: 'toU+202Eols' },
    ],
    ['a server without a name', { ...SHELL, server_hostname: '' }, { name: 'N/A' }],
    ['a hostile name', { ...SHELL, server_hostname: 'a\u202eb' }, { name: 'aU+202Eb' }],
    ['a session without a start', { ...SHELL, session_start: 'soon' }, { startedMs: undefined, durationMs: undefined }],
    [
      'a session without a stop',
      { ...SHELL, session_stop: undefined },
      { endedMs: Date.parse(SHELL.time), durationMs: undefined },
    ],
    [
      'a server with labels',
      { ...SHELL, login: 'deploy', server_labels: { env: 'prod', odd: 7, team: '' } },
      {
        login: 'deploy',
        isCommand: false,
        labels: [
          { name: 'env', value: 'prod' },
          { name: 'team', value: '' },
        ],
      },
    ],
    ['a database with labels', { ...DATABASE, db_labels: { env: 'dev' } }, { labels: [{ name: 'env', value: 'dev' }] }],
    ['a desktop without labels', { ...DESKTOP, desktop_labels: null }, { labels: [], isCommand: false }],
    ['a command', { ...SHELL, interactive: false }, { isCommand: true, labels: [] }],
    ['an event without an ID', { ...SHELL, uid: '' }, { id: 's1' }],
  ])('of %s', (_, raw, row) => expect(parseReadableRow(raw)).toMatchObject(row));

  test.each([
    [null],
    [7],
    ['session.end'],
    [{}],
    [{ ...SHELL, sid: '' }],
    [{ ...SHELL, time: 'now' }],
    [{ ...SHELL, event: 'exec' }],
  ])('of %j is an unreadable entry', (raw) =>
    expect(parseRecordingRow(raw, 3)).toEqual({ ok: false, id: 'row 3', raw }),
  );
});

// docs/behaviour.md#unknown-values "Users can't connect to or pin resources"
// docs/behaviour.md#recordings "Only some recordings can be played"
test.each([
  ['interactive and recorded', SHELL, 'play'],
  ['with another recording mode than off', { ...SHELL, session_recording: 'proxy-sync' }, 'play'],
  ['not recorded', { ...SHELL, session_recording: 'off', interactive: false }, 'recording disabled'],
  ['not interactive', { ...SHELL, interactive: false }, 'non-interactive'],
  ['without the field "interactive"', { ...SHELL, interactive: undefined }, 'non-interactive'],
  ['of a desktop', DESKTOP, 'play'],
  ['of a desktop that was not recorded', { ...DESKTOP, recorded: false }, 'recording disabled'],
  ['of a database with a known protocol', DATABASE, 'play'],
  ['of an unknown type', { ...SHELL, event: 'mcp.session.end' }, 'unknown type'],
  ['of a database with another protocol', { ...DATABASE, db_protocol: 'redis' }, 'unknown protocol'],
])('the playability of a session %s is "%s"', (_, raw, playability) =>
  expect(playabilityOf(parseReadableRow(raw), ['postgres'])).toBe(playability),
);
