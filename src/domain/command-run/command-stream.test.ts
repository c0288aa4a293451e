import { describe, expect, test } from 'vitest';
import { decodeEnvelope, payloadText } from '#domain/terminal/envelope.ts';
import { nextCommandStream, type CommandEvent, type CommandStream } from './command-stream.ts';
import {
  STREAM_CUT,
  CONNECTION_NOT_OPENED,
  PROXY_SILENT,
  CONNECTION_UNANSWERED,
  UNREADABLE_MESSAGES,
} from '#domain/stream/messages.ts';
import { COMMAND_SIGNED_OUT, MAY_STILL_RUN, SERVER_NOT_FOUND, UNREADABLE_MFA_REQUEST } from './messages.ts';
import { commandOutputText } from './command-output.ts';
import { frame, streamOf, runEvents, outputFrame, startedFrame } from './test-frames.ts';

const statusesOf = (stream: CommandStream) => Object.values(stream.nodes).map(({ status }) => status);
const UNNAMED_CLOSE: CommandEvent = frame('c');
const closedFrame = (node_id: string): CommandEvent => frame('c', { node_id });
const failureFrame = (id: string, text = 'node is offline') => outputFrame(id, 'teleport-error', text);

// docs/behaviour.md#commands-on-many-servers "A server is finished when the console"
describe('the frames of a command stream change the states of nodes (docs/protocol/streams.md#13.2)', () => {
  test.each<[string, CommandEvent[], [string[], CommandStream['status']]]>([
    ['after one node has started, the other waits', [startedFrame('a')], [['running', 'waiting'], 'live']],
    [
      'one close frame without a node ends nothing while two nodes run',
      [startedFrame('a'), startedFrame('b'), UNNAMED_CLOSE],
      [['running', 'running'], 'live'],
    ],
    [
      'two close frames without a node end both nodes',
      [startedFrame('a'), UNNAMED_CLOSE, startedFrame('b'), UNNAMED_CLOSE],
      [['succeeded', 'succeeded'], 'ended'],
    ],
    ['a close frame with a node ends this node', [closedFrame('b')], [['waiting', 'succeeded'], 'live']],
    [
      'a repeated close frame of the same node counts once',
      [closedFrame('b'), closedFrame('b')],
      [['waiting', 'succeeded'], 'live'],
    ],
    [
      'after the error of one node, one close frame without a node ends the other node',
      [failureFrame('a'), UNNAMED_CLOSE],
      [['failed', 'succeeded'], 'ended'],
    ],
    [
      'after one close frame without a node, an error and another such frame end both nodes',
      [UNNAMED_CLOSE, failureFrame('b'), UNNAMED_CLOSE],
      [['succeeded', 'failed'], 'ended'],
    ],
    ['errors alone end all nodes', [failureFrame('b'), failureFrame('a')], [['failed', 'failed'], 'ended']],
    [
      'output after the end of a node is ignored',
      [failureFrame('a'), outputFrame('a', 'stdout', 'x')],
      [['failed', 'waiting'], 'live'],
    ],
    ['frames of an unknown node are ignored', [failureFrame('c'), startedFrame('c')], [['waiting', 'waiting'], 'live']],
    [
      'frames with the names of object properties are ignored',
      [failureFrame('__proto__'), failureFrame('constructor')],
      [['waiting', 'waiting'], 'live'],
    ],
    [
      'a summary of the whole run is ignored',
      [outputFrame('', 'summary', 'all well')],
      [['waiting', 'waiting'], 'live'],
    ],
  ])('%s', (_, events, expected) => {
    const result = runEvents(streamOf('a', 'b'), { type: 'opened' }, ...events);
    expect([statusesOf(result), result.status]).toEqual(expected);
  });

  test('closes the socket after the end of all nodes, so that the proxy stores the results', () => {
    const stream = runEvents(streamOf('a'), startedFrame('a'));
    expect(nextCommandStream(stream, UNNAMED_CLOSE, 0).effect).toEqual({ type: 'hangUp' });
    expect(nextCommandStream(stream, failureFrame('a'), 0).effect).toEqual({ type: 'hangUp' });
  });
});

// docs/behaviour.md#commands-on-many-servers "A server is finished when the console"
describe('a node fails or stops on', () => {
  test.each<[string, CommandEvent[], { status: string; error: string }]>([
    [
      'a refusal before the upgrade',
      [{ type: 'socketClosed', ending: { type: 'refused' } }],
      { status: 'failed', error: CONNECTION_NOT_OPENED },
    ],
    [
      'an unanswered upgrade',
      [{ type: 'socketClosed', ending: { type: 'unanswered' } }],
      { status: 'failed', error: CONNECTION_UNANSWERED },
    ],
    [
      'a normal close before any server was found',
      [{ type: 'opened' }, { type: 'socketClosed', ending: { type: 'closed', code: 1005, reason: '' } }],
      { status: 'failed', error: SERVER_NOT_FOUND },
    ],
    [
      'an interrupted connection',
      [startedFrame('a'), { type: 'socketClosed', ending: { type: 'cut' } }],
      { status: 'failed', error: `${STREAM_CUT} ${MAY_STILL_RUN}` },
    ],
    [
      'a close without the result of the command',
      [startedFrame('a'), { type: 'socketClosed', ending: { type: 'closed', code: 1005, reason: '' } }],
      { status: 'failed', error: `The proxy closed the connection. ${MAY_STILL_RUN}` },
    ],
    [
      'a proxy that does not respond',
      [{ type: 'opened' }, { type: 'timedOut' }],
      { status: 'failed', error: PROXY_SILENT },
    ],
    [
      'unreadable messages',
      [{ type: 'opened' }, { type: 'frame', data: '<html>' }, { type: 'timedOut' }],
      { status: 'failed', error: UNREADABLE_MESSAGES },
    ],
    [
      'the end of the web session',
      [startedFrame('a'), { type: 'signedOut' }],
      { status: 'failed', error: COMMAND_SIGNED_OUT },
    ],
    ['closing by the user', [startedFrame('a'), { type: 'closed' }], { status: 'stopped', error: '' }],
    ['an unreadable challenge', [frame('n', '[]')], { status: 'failed', error: UNREADABLE_MFA_REQUEST }],
  ])('%s', (_, events, expected) => {
    const stream = runEvents(streamOf('a'), ...events);
    expect(stream).toMatchObject({ status: 'ended', nodes: { a: expected } });
    expect(runEvents(stream, startedFrame('a'), UNNAMED_CLOSE)).toBe(stream);
  });
  test('a timeout does not end nodes that have started', () => {
    expect(statusesOf(runEvents(streamOf('a'), startedFrame('a'), { type: 'timedOut' }))).toEqual(['running']);
  });
});

// docs/behaviour.md#commands-on-many-servers "Proxies report the end of a command"
test.each([
  ['Process exited with status 3', 3],
  ['exit status: 127', 127],
  ['node is offline', undefined],
  ['status 4040 is no exit code', undefined],
])('the error %j has the exit code %o', (text, exitCode) => {
  expect(runEvents(streamOf('a'), failureFrame('a', text)).nodes['a']).toMatchObject({ exitCode, error: text });
});

// docs/behaviour.md#commands-on-many-servers "The page shows 0 if the proxy reported success"
test('a successful node has exit code 0, a recording and its times', () => {
  expect(
    runEvents(streamOf('a'), startedFrame('a'), outputFrame('a', 'stdout', 'hi'), UNNAMED_CLOSE).nodes['a'],
  ).toMatchObject({
    exitCode: 0,
    sessionId: 'of a',
    startedAt: 100,
    endedAt: 300,
  });
});

// docs/behaviour.md#commands-on-many-servers "On 14.x, the proxy also reports success"
test('a close frame in the middle of output counts as success, and a lost connection as a failure', () => {
  const closed = runEvents(streamOf('a'), startedFrame('a'), outputFrame('a', 'stdout', 'half'), UNNAMED_CLOSE, {
    type: 'socketClosed',
    ending: { type: 'cut' },
  });
  expect(closed).toMatchObject({ status: 'ended', nodes: { a: { status: 'succeeded', exitCode: 0 } } });
  const interrupted = runEvents(streamOf('a'), startedFrame('a'), outputFrame('a', 'stdout', 'half'), {
    type: 'socketClosed',
    ending: { type: 'cut' },
  });
  expect(interrupted).toMatchObject({ nodes: { a: { status: 'failed', error: `${STREAM_CUT} ${MAY_STILL_RUN}` } } });
  expect(interrupted.nodes['a']).not.toMatchObject({ exitCode: expect.anything() });
});

test('escapes invisible characters in an error', () => {
  expect(runEvents(streamOf('a'), failureFrame('a', 'exe.\u202egpj\nline')).nodes['a']?.error).toBe(
    'exe.U+202Egpj\nline',
  );
});

describe('MFA (docs/protocol/streams.md#13.2)', () => {
  const challenge = { webauthn_challenge: null, totp_challenge: true };
  test('queues challenges, and sends each answer in a frame of type n', () => {
    const stream = runEvents(streamOf('a', 'b'), frame('n', challenge), frame('n', { ...challenge, second: 1 }));
    expect([stream.status, stream.challenges.length]).toEqual(['challenge', 2]);
    const step = nextCommandStream(stream, { type: 'answered', answer: { totp_code: '1' } }, 0);
    expect([step.stream.status, step.stream.challenges]).toEqual(['challenge', [{ ...challenge, second: 1 }]]);
    const sentFrame = step.effect?.type === 'send' ? decodeEnvelope(step.effect.data) : undefined;
    expect(sentFrame?.ok && [sentFrame.type, payloadText(sentFrame.payload)]).toEqual(['n', '{"totp_code":"1"}']);
    expect(runEvents(step.stream, { type: 'answered', answer: {} }).status).toBe('live');
  });
  test('sends nothing without a challenge', () => {
    expect(
      nextCommandStream(runEvents(streamOf('a'), startedFrame('a')), { type: 'answered', answer: {} }, 0).effect,
    ).toBeUndefined();
  });
  test('adds output of nodes while a challenge is open', () => {
    const stream = runEvents(streamOf('a', 'b'), frame('n', challenge), outputFrame('b', 'stdout', 'hi'));
    expect(stream.nodes['b'] && commandOutputText(stream.nodes['b'].output)).toBe('hi');
    expect(stream.status).toBe('challenge');
  });
});

test.each<[string, CommandEvent]>([
  ['a text frame', { type: 'frame', data: 'hello' }],
  ['a frame that is not an envelope', { type: 'frame', data: Uint8Array.of(1, 2, 3) }],
  ['a frame of an unknown type', frame('z', 'x')],
  ['output that is not JSON', frame('r', '{')],
])('%s changes no node', (_, event) => {
  const stream = runEvents(streamOf('a'), startedFrame('a'));
  expect(runEvents(stream, event).nodes).toEqual(stream.nodes);
});

test('counts output that is not base64 as unreadable', () => {
  const stream = runEvents(streamOf('a'), frame('r', { node_id: 'a', type: 'stdout', payload: '???' }));
  expect(stream.nodes['a']).toMatchObject({ status: 'running', output: { unreadableCount: 1 } });
});

test('counts output that was dropped before it was read', () => {
  const stream = runEvents(streamOf('a'), outputFrame('a', 'stdout', 'x'), { type: 'leftOut', count: 7 });
  expect(stream.nodes['a']?.output).toMatchObject({ droppedCharacters: 7, size: 1 });
});
