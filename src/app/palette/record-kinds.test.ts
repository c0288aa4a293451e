import { expect, test } from 'vitest';
import type { RecordKind } from '#domain/palette/palette-entry.ts';
import { parseRecordingRow } from '#domain/recording/recording-row.ts';
import { recordKinds } from './record-kinds.ts';

/** An answer of each list with one readable record, and its unreadable ones. */
const UNREADABLE = [null, 7, {}, { name: 7 }, 'text', []];

const session = {
  kind: 'ssh',
  id: 'sid-1',
  owner: 'jonas',
  login: 'root',
  server_hostname: 'billing-01',
  parties: [{ user: 'mira' }],
};
const sessionEnd = {
  event: 'session.end',
  uid: 'uid-1',
  sid: 'sid-1',
  time: '2026-11-20T12:00:00Z',
  session_start: '2026-11-20T11:56:00Z',
  session_stop: '2026-11-20T12:00:00Z',
  server_hostname: 'web-04',
  participants: ['jonas'],
  interactive: true,
};

interface Case {
  kind: RecordKind;
  answerOf: (records: readonly unknown[]) => unknown;
  record: unknown;
  expected: object;
}

const CASES: Case[] = [
  {
    kind: 'user',
    answerOf: (users) => users,
    record: { name: 'jonas', roles: ['lead', 'developer'], authType: 'local' },
    expected: { name: 'jonas', note: 'developer, lead', target: '/web/users?details=jonas', id: 'user one jonas' },
  },
  {
    kind: 'role',
    answerOf: (items) => ({ items }),
    record: { name: 'on call', content: 'kind: role', description: 'Nights' },
    expected: { name: 'on call', note: 'Nights', target: '/web/roles?details=on+call' },
  },
  // docs/behaviour.md#command-palette "An active session names its users"
  {
    kind: 'session',
    answerOf: (sessions) => ({ sessions }),
    record: session,
    expected: {
      name: 'jonas on billing-01',
      note: 'as root, with mira',
      target: '/web/cluster/one/sessions?details=sid-1',
    },
  },
  {
    kind: 'recording',
    answerOf: (records) => ({ rows: records.map(parseRecordingRow) }),
    record: sessionEnd,
    expected: {
      name: 'jonas on web-04',
      note: '4 minutes, 2026-11-20 12:00:00',
      target: '/web/cluster/one/recordings?details=uid-1',
    },
  },
  {
    kind: 'lock',
    answerOf: (locks) => locks,
    record: { name: 'lock-1', targets: { user: 'bob' }, message: 'Left the company' },
    expected: { name: 'user: bob', note: 'Left the company', target: '/web/locks?search=user%3A+bob' },
  },
  {
    kind: 'bot',
    answerOf: (items) => ({ items }),
    record: { metadata: { name: 'ci' }, spec: { roles: ['deploy'] } },
    expected: { name: 'ci', note: 'deploy', target: '/web/bots?details=ci' },
  },
  {
    kind: 'connector',
    answerOf: (connectors) => ({ connectors }),
    record: { name: 'github', content: 'kind: github' },
    expected: { name: 'github', note: 'GitHub', target: '/web/sso?edit=github' },
  },
  {
    kind: 'integration',
    answerOf: (items) => ({ items }),
    record: { name: 'aws', subKind: 'aws-oidc', awsoidc: { roleArn: 'arn:aws:iam::1:role/x' } },
    expected: { name: 'aws', note: 'AWS OIDC · arn:aws:iam::1:role/x', target: '/web/integrations?search=aws' },
  },
];

// docs/behaviour.md#command-palette "skips unreadable records and counts them"
test.each(CASES)(
  'reads records of the kind $kind and skips unreadable ones',
  ({ kind, answerOf, record, expected }) => {
    const { entries, unreadable, isTruncated } = recordKinds[kind].read(answerOf([...UNREADABLE, record]), 'one');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ kind, ...expected });
    expect(unreadable).toBe(UNREADABLE.length);
    expect(isTruncated).toBe(false);
  },
);

test.each(CASES)('reads answers of the kind $kind that are no lists as empty', ({ kind }) => {
  for (const answer of [null, 7, 'text', {}, { items: 7, connectors: null, sessions: 'x', rows: {} }])
    expect(recordKinds[kind].read(answer, 'one')).toStrictEqual({ entries: [], unreadable: 0, isTruncated: false });
});

// docs/behaviour.md#command-palette "Neither the browser storage nor an address contains the name of a join token"
test('the entry of a join token contains no secret', () => {
  const secret = 'abcdefghijklmnopqrstuvwxyz';
  const token = { id: secret, method: 'token', roles: ['Node'] };
  const [entry] = recordKinds.token.read({ items: [token] }, 'one').entries;
  expect(entry).toMatchObject({
    name: '****tuvwxyz',
    target: expect.stringMatching(/^\/web\/tokens\?search=/),
  });
  expect(JSON.stringify(entry)).not.toContain(secret.slice(0, 12));
});

test('a list with a next page is not loaded in full', () => {
  expect(recordKinds.role.read({ items: [], next: 'key' }, 'one').isTruncated).toBe(true);
  expect(recordKinds.recording.read({ rows: [], next: { startKey: 'key' } }, 'one').isTruncated).toBe(true);
});
