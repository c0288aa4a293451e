import { describe, expect, test } from 'vitest';
import { explainEnd, type EndFacts } from './explain-end.ts';
import { AGENT_NOT_CONNECTED, CONNECTION_CUT, SESSION_STOPPED } from './messages.ts';
import type { TerminalStream } from './terminal-stream.ts';

type Ended = Extract<TerminalStream, { status: 'ended' }>;

const DROPPED: Ended = { status: 'ended', outcome: 'dropped', reason: SESSION_STOPPED, error: '' };
const PROMPT = 'root@web-01:~# ';

const explain = (facts: Partial<EndFacts>, ended: Partial<Ended> = {}): Ended =>
  explainEnd({ ...DROPPED, ...ended }, { text: PROMPT, ending: { type: 'cut' }, quietMs: 0, isRetry: false, ...facts });

const NO_STATUS = 'wait: remote command exited without exit status or exit signal';
const LOCK = 'lock targeting User:"bob" is in force: laptop lost';
const EXPIRED = 'client certificate expired at 2026-11-27 14:50:00.5 +0000 UTC';
const MODERATOR_TEXT =
  '\r\nTeleport > User carol left the session.\r\n\r\nTeleport > Forcefully terminating session...\r\nProcess exited with status 255';
const KILLED_TEXT = '\r\nTeleport > Forcefully terminating session...\r\nProcess exited with status 255';

// docs/behaviour.md#the-console-workspace "The last text of the proxy shows"
describe('the explanation of a session end', () => {
  test.each<[situation: string, text: string, end: Pick<Ended, 'outcome' | 'cause'> & { reason: RegExp }]>([
    [
      '14.x without a text (idle, expired certificate or stopped server)',
      '',
      { outcome: 'dropped', cause: undefined, reason: /connection was lost/ },
    ],
    ['14.x, a lock', LOCK, { outcome: 'dropped', cause: 'lock', reason: /A lock ended/ }],
    ['14.x, a stopped proxy', NO_STATUS, { outcome: 'lost', cause: undefined, reason: /lost its connection/ }],
    [
      '14.x and 18.x, a moderator who left',
      MODERATOR_TEXT,
      { outcome: 'dropped', cause: 'moderator', reason: /A moderator left/ },
    ],
    [
      '14.x and 18.x, a moderator who ended the session',
      KILLED_TEXT,
      { outcome: 'dropped', cause: 'terminated', reason: /for all participants/ },
    ],
    [
      '14.x and 18.x, a shell with an exit status',
      'Process exited with status 3',
      { outcome: 'dropped', cause: 'status', reason: /exited with status 3\./ },
    ],
    [
      '18.x, an idle timeout in seconds',
      `Client exceeded idle timeout of 45s${NO_STATUS}`,
      { outcome: 'dropped', cause: 'idle', reason: /idle for 45 sec, the longest/ },
    ],
    [
      '18.x, an idle timeout in hours',
      `Client exceeded idle timeout of 1h30m0s\r\n${NO_STATUS}`,
      { outcome: 'dropped', cause: 'idle', reason: /for 1 hr 30 min,/ },
    ],
    [
      '18.x, a session without any activity',
      `Client reported no activity${NO_STATUS}`,
      { outcome: 'dropped', cause: 'idle', reason: /longer than the cluster/ },
    ],
    [
      '18.x, an expired certificate',
      EXPIRED + NO_STATUS,
      { outcome: 'dropped', cause: 'certificate', reason: /certificate expired.*Sign in again/ },
    ],
    ['18.x, a lock', LOCK + NO_STATUS, { outcome: 'dropped', cause: 'lock', reason: /A lock ended/ }],
    [
      '18.x, a stopped server or proxy',
      NO_STATUS,
      { outcome: 'lost', cause: undefined, reason: /lost its connection/ },
    ],
  ])('%s: %j', (_situation, text, { reason, ...end }) => {
    const ended = explain({ text: PROMPT + text });
    expect({ outcome: ended.outcome, cause: ended.cause }).toEqual(end);
    expect(ended.reason).toMatch(reason);
  });

  test('of a lock contains the text of the proxy', () => {
    expect(explain({ text: PROMPT + LOCK + NO_STATUS }).error).toBe(LOCK);
  });

  test.each([
    'EOF',
    'read tcp 10.0.0.1:22: use of closed network connection',
    'read: connection reset by peer',
    'context canceled',
    'server is shutting down',
    'ssh: subsystem request failed',
  ])('is "lost" after the connection error "%s"', (text) => {
    expect(explain({ text }, { reason: '', error: text })).toMatchObject({
      outcome: 'lost',
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
  ])('for close code %i is "%s"', (code, expectedOutcome) => {
    expect(explain({ ending: { type: 'closed', code, reason: '' } }).outcome).toBe(expectedOutcome);
  });
});

test('the exit status at the end counts, not an earlier text about a timeout', () => {
  const text = 'Client exceeded idle timeout of 45s\r\nProcess exited with status 3';
  expect(explain({ text })).toMatchObject({
    outcome: 'dropped',
    cause: 'status',
    reason: 'The shell exited with status 3.',
  });
});

test('shows an unknown error of the proxy unchanged', () => {
  const error = 'the node is being drained';
  expect(explain({ text: error }, { reason: '', error })).toEqual({ ...DROPPED, reason: '', error });
});

// docs/behaviour.md#the-console-workspace "If the proxy sends no text (14.x)"
test('the reason of an unexplained end names a quiet time of 45 seconds before it, but not one of 29 seconds', () => {
  expect(explain({ quietMs: 29_000 }).reason).toBe(SESSION_STOPPED);
  expect(explain({ quietMs: 45_000 })).toMatchObject({ cause: 'quiet', reason: expect.stringContaining('45 sec') });
});

test.each(['clean', 'refused', 'lost'] as const)('an end with the result "%s" is not changed', (outcome) => {
  const ended = { outcome, reason: 'x' };
  expect(explain({ text: 'EOF' }, ended)).toEqual({ ...DROPPED, ...ended });
});

test.each(['dropped', 'failed', 'refused'] as const)(
  'a session with the result "%s" counts as lost when the server of the console restarts',
  (outcome) => {
    const explained = explain({ ending: { type: 'restarting' }, text: 'EOF' }, { outcome, error: 'EOF' });
    expect(explained).toMatchObject({ outcome: 'lost', cause: 'restart', error: '' });
  },
);

test('an offline server counts as lost only for an automatic retry', () => {
  const refused = { outcome: 'refused', reason: '', error: 'no tunnel connection found: node is offline' } as const;
  expect(explain({}, refused).outcome).toBe('refused');
  expect(explain({ isRetry: true }, refused)).toMatchObject({ outcome: 'lost', reason: AGENT_NOT_CONNECTED });
  expect(explain({ isRetry: true }, { ...refused, error: 'access denied to root' }).outcome).toBe('refused');
  expect(explain({ isRetry: true, text: 'The agent there looks offline' })).toMatchObject({ outcome: 'lost' });
});
