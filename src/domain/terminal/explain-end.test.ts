import { describe, expect, test } from 'vitest';
import { explainEnd, type EndFacts } from './explain-end.ts';
import { AGENT_NOT_CONNECTED, CONNECTION_CUT, SESSION_STOPPED } from './messages.ts';
import type { TerminalStream } from './terminal-stream.ts';

type Ended = Extract<TerminalStream, { at: 'ended' }>;

const DROPPED: Ended = { at: 'ended', how: 'dropped', reason: SESSION_STOPPED, error: '' };
const PROMPT = 'root@web-01:~# ';

const explain = (facts: Partial<EndFacts>, ended: Partial<Ended> = {}): Ended =>
  explainEnd({ ...DROPPED, ...ended }, { text: PROMPT, ending: { how: 'cut' }, quietMs: 0, isRetry: false, ...facts });

const NO_STATUS = 'wait: remote command exited without exit status or exit signal';
const LOCK = 'lock targeting User:"bob" is in force: laptop lost';
const EXPIRED = 'client certificate expired at 2026-11-27 14:50:00.5 +0000 UTC';
const MODERATOR_TEXT =
  '\r\nTeleport > User carol left the session.\r\n\r\nTeleport > Forcefully terminating session...\r\nProcess exited with status 255';
const KILLED_TEXT = '\r\nTeleport > Forcefully terminating session...\r\nProcess exited with status 255';

// docs/behaviour.md#the-console-workspace "The last text of the proxy shows"
describe('the end of a session by line and cause', () => {
  test.each<[line: string, text: string, end: Pick<Ended, 'how' | 'cause'> & { reason: RegExp }]>([
    ['14.x, idle, a certificate or a node', '', { how: 'dropped', cause: undefined, reason: /connection was lost/ }],
    ['14.x, a lock', LOCK, { how: 'dropped', cause: 'lock', reason: /A lock ended/ }],
    ['14.x, a proxy that stops', NO_STATUS, { how: 'lost', cause: undefined, reason: /lost its connection/ }],
    [
      'both lines, a moderator who left',
      MODERATOR_TEXT,
      { how: 'dropped', cause: 'moderator', reason: /A moderator left/ },
    ],
    [
      'both lines, a moderator who ended it',
      KILLED_TEXT,
      { how: 'dropped', cause: 'terminated', reason: /for all participants/ },
    ],
    [
      'both lines, a shell',
      'Process exited with status 3',
      { how: 'dropped', cause: 'status', reason: /exited with status 3\./ },
    ],
    [
      '18.x, idle',
      `Client exceeded idle timeout of 45s${NO_STATUS}`,
      { how: 'dropped', cause: 'idle', reason: /idle for 45 sec, the longest/ },
    ],
    [
      '18.x, idle',
      `Client exceeded idle timeout of 1h30m0s\r\n${NO_STATUS}`,
      { how: 'dropped', cause: 'idle', reason: /for 1 hr 30 min,/ },
    ],
    [
      '18.x, never active',
      `Client reported no activity${NO_STATUS}`,
      { how: 'dropped', cause: 'idle', reason: /longer than the cluster/ },
    ],
    [
      '18.x, a certificate',
      EXPIRED + NO_STATUS,
      { how: 'dropped', cause: 'certificate', reason: /certificate expired.*Sign in again/ },
    ],
    ['18.x, a lock', LOCK + NO_STATUS, { how: 'dropped', cause: 'lock', reason: /A lock ended/ }],
    ['18.x, a node or a proxy that stops', NO_STATUS, { how: 'lost', cause: undefined, reason: /lost its connection/ }],
  ])('%s: %j', (_line, text, { reason, ...end }) => {
    const ended = explain({ text: PROMPT + text });
    expect({ how: ended.how, cause: ended.cause }).toEqual(end);
    expect(ended.reason).toMatch(reason);
  });

  test('a lock keeps the text of the proxy', () => {
    expect(explain({ text: PROMPT + LOCK + NO_STATUS }).error).toBe(LOCK);
  });

  test.each([
    'EOF',
    'read tcp 10.0.0.1:22: use of closed network connection',
    'read: connection reset by peer',
    'context canceled',
    'server is shutting down',
    'ssh: subsystem request failed',
  ])('an error of the connection is a loss: %s', (text) => {
    expect(explain({ text }, { reason: '', error: text })).toMatchObject({
      how: 'lost',
      reason: CONNECTION_CUT,
      error: '',
    });
  });

  test.each([
    [1000, 'dropped'],
    [1001, 'lost'],
    [1008, 'dropped'],
    [1011, 'lost'],
    [1012, 'lost'],
  ])('a socket that closes with %i has %s', (code, how) => {
    expect(explain({ ending: { how: 'closed', code, reason: '' } }).how).toBe(how);
  });
});

test('the status of a shell is named, also where it printed the text of another end before', () => {
  const text = 'Client exceeded idle timeout of 45s\r\nProcess exited with status 3';
  expect(explain({ text })).toMatchObject({
    how: 'dropped',
    cause: 'status',
    reason: 'The shell exited with status 3.',
  });
});

test('a custom error of the proxy stays as it is', () => {
  const error = 'the node is being drained';
  expect(explain({ text: error }, { reason: '', error })).toEqual({ ...DROPPED, reason: '', error });
});

// docs/behaviour.md#the-console-workspace "If the proxy sends no text (14.x)"
test('an unexplained end after a pause names the pause', () => {
  expect(explain({ quietMs: 29_000 }).reason).toBe(SESSION_STOPPED);
  expect(explain({ quietMs: 45_000 })).toMatchObject({ cause: 'quiet', reason: expect.stringContaining('45 sec') });
});

test.each(['clean', 'refused', 'lost'] as const)('an end that is %s is not changed', (how) => {
  const ended = { how, reason: 'x' };
  expect(explain({ text: 'EOF' }, ended)).toEqual({ ...DROPPED, ...ended });
});

test('an offline server is waited for only after a session was lost', () => {
  const refused = { how: 'refused', reason: '', error: 'no tunnel connection found: node is offline' } as const;
  expect(explain({}, refused).how).toBe('refused');
  expect(explain({ isRetry: true }, refused)).toMatchObject({ how: 'lost', reason: AGENT_NOT_CONNECTED });
  expect(explain({ isRetry: true }, { ...refused, error: 'access denied to root' }).how).toBe('refused');
  expect(explain({ isRetry: true, text: 'The agent there looks offline' })).toMatchObject({ how: 'lost' });
});
