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

const statusesOf = (line: CommandStream) => Object.values(line.nodes).map(({ at }) => at);
const CLOSED: CommandEvent = frame('c');
const closedFrame = (node_id: string): CommandEvent => frame('c', { node_id });
const failureFrame = (id: string, text = 'node is offline') => outputFrame(id, 'teleport-error', text);

// docs/behaviour.md#commands-on-many-servers "A server is finished when the console"
describe('a line is done when every node is (docs/protocol/streams.md#13.2)', () => {
  test.each<[string, CommandEvent[], [string[], CommandStream['at']]]>([
    ['nothing yet', [startedFrame('a')], [['running', 'waiting'], 'live']],
    ['one c that names none', [startedFrame('a'), startedFrame('b'), CLOSED], [['running', 'running'], 'live']],
    ['two of them', [startedFrame('a'), CLOSED, startedFrame('b'), CLOSED], [['succeeded', 'succeeded'], 'ended']],
    ['a c with its node', [closedFrame('b')], [['waiting', 'succeeded'], 'live']],
    ['the same c twice', [closedFrame('b'), closedFrame('b')], [['waiting', 'succeeded'], 'live']],
    ['an error and a c', [failureFrame('a'), CLOSED], [['failed', 'succeeded'], 'ended']],
    ['a c and then an error', [CLOSED, failureFrame('b'), CLOSED], [['succeeded', 'failed'], 'ended']],
    ['errors alone', [failureFrame('b'), failureFrame('a')], [['failed', 'failed'], 'ended']],
    ['output after the end', [failureFrame('a'), outputFrame('a', 'stdout', 'x')], [['failed', 'waiting'], 'live']],
    ['an unknown node', [failureFrame('c'), startedFrame('c')], [['waiting', 'waiting'], 'live']],
    [
      'a name of every object',
      [failureFrame('__proto__'), failureFrame('constructor')],
      [['waiting', 'waiting'], 'live'],
    ],
    ['a summary of the whole run', [outputFrame('', 'summary', 'all well')], [['waiting', 'waiting'], 'live']],
  ])('%s', (_, events, expected) => {
    const after = runEvents(streamOf('a', 'b'), { on: 'opened' }, ...events);
    expect([statusesOf(after), after.at]).toEqual(expected);
  });

  test('then the client hangs up, so that the results are stored', () => {
    const line = runEvents(streamOf('a'), startedFrame('a'));
    expect(nextCommandStream(line, CLOSED, 0).effect).toEqual({ do: 'hangUp' });
    expect(nextCommandStream(line, failureFrame('a'), 0).effect).toEqual({ do: 'hangUp' });
  });
});

// docs/behaviour.md#commands-on-many-servers "A server is finished when the console"
describe('what ends a line from outside', () => {
  test.each<[string, CommandEvent[], { at: string; error: string }]>([
    [
      'a refusal before the upgrade',
      [{ on: 'socketClosed', ending: { how: 'refused' } }],
      { at: 'failed', error: CONNECTION_NOT_OPENED },
    ],
    [
      'an upgrade that nobody answers',
      [{ on: 'socketClosed', ending: { how: 'unanswered' } }],
      { at: 'failed', error: CONNECTION_UNANSWERED },
    ],
    [
      'no node that fits',
      [{ on: 'opened' }, { on: 'socketClosed', ending: { how: 'closed', code: 1005, reason: '' } }],
      { at: 'failed', error: SERVER_NOT_FOUND },
    ],
    [
      'a cut',
      [startedFrame('a'), { on: 'socketClosed', ending: { how: 'cut' } }],
      { at: 'failed', error: `${STREAM_CUT} ${MAY_STILL_RUN}` },
    ],
    [
      'an end without a verdict',
      [startedFrame('a'), { on: 'socketClosed', ending: { how: 'closed', code: 1005, reason: '' } }],
      { at: 'failed', error: `The proxy closed the connection. ${MAY_STILL_RUN}` },
    ],
    ['silence', [{ on: 'opened' }, { on: 'timedOut' }], { at: 'failed', error: PROXY_SILENT }],
    [
      'messages that cannot be read',
      [{ on: 'opened' }, { on: 'frame', data: '<html>' }, { on: 'timedOut' }],
      { at: 'failed', error: UNREADABLE_MESSAGES },
    ],
    [
      'the end of the web session',
      [startedFrame('a'), { on: 'signedOut' }],
      { at: 'failed', error: COMMAND_SIGNED_OUT },
    ],
    ['the user', [startedFrame('a'), { on: 'closed' }], { at: 'stopped', error: '' }],
    ['a challenge that cannot be read', [frame('n', '[]')], { at: 'failed', error: UNREADABLE_MFA_REQUEST }],
  ])('%s', (_, events, expected) => {
    const line = runEvents(streamOf('a'), ...events);
    expect(line).toMatchObject({ at: 'ended', nodes: { a: expected } });
    expect(runEvents(line, startedFrame('a'), CLOSED)).toBe(line);
  });
  test('output that came keeps its node from being timed out', () => {
    expect(statusesOf(runEvents(streamOf('a'), startedFrame('a'), { on: 'timedOut' }))).toEqual(['running']);
  });
});

// docs/behaviour.md#commands-on-many-servers "Proxies report the end of a command"
test.each([
  ['Process exited with status 3', 3],
  ['exit status: 127', 127],
  ['node is offline', undefined],
  ['status 4040 is no exit code', undefined],
])('%j has the exit code %o', (text, exitCode) => {
  expect(runEvents(streamOf('a'), failureFrame('a', text)).nodes['a']).toMatchObject({ exitCode, error: text });
});

// docs/behaviour.md#commands-on-many-servers "The page shows 0 if the proxy reported success"
test('success has the code 0, the recording and its times', () => {
  expect(
    runEvents(streamOf('a'), startedFrame('a'), outputFrame('a', 'stdout', 'hi'), CLOSED).nodes['a'],
  ).toMatchObject({
    exitCode: 0,
    sessionId: 'of a',
    startedAt: 100,
    endedAt: 300,
  });
});

// docs/behaviour.md#commands-on-many-servers "On 14.x, the proxy also reports success"
test('a c in the middle of output is a success too, because no other end of 14.x looks different', () => {
  const cut = runEvents(streamOf('a'), startedFrame('a'), outputFrame('a', 'stdout', 'half'), CLOSED, {
    on: 'socketClosed',
    ending: { how: 'cut' },
  });
  expect(cut).toMatchObject({ at: 'ended', nodes: { a: { at: 'succeeded', exitCode: 0 } } });
  const unsaid = runEvents(streamOf('a'), startedFrame('a'), outputFrame('a', 'stdout', 'half'), {
    on: 'socketClosed',
    ending: { how: 'cut' },
  });
  expect(unsaid).toMatchObject({ nodes: { a: { at: 'failed', error: `${STREAM_CUT} ${MAY_STILL_RUN}` } } });
  expect(unsaid.nodes['a']).not.toMatchObject({ exitCode: expect.anything() });
});

test('an error of the proxy is only ever text', () => {
  expect(runEvents(streamOf('a'), failureFrame('a', 'exe.\u202egpj\nline')).nodes['a']?.error).toBe(
    'exe.U+202Egpj\nline',
  );
});

describe('MFA (docs/protocol/streams.md#13.2)', () => {
  const challenge = { webauthn_challenge: null, totp_challenge: true };
  test('challenges wait for each other, and each answer goes as n', () => {
    const line = runEvents(streamOf('a', 'b'), frame('n', challenge), frame('n', { ...challenge, second: 1 }));
    expect([line.at, line.challenges.length]).toEqual(['challenge', 2]);
    const step = nextCommandStream(line, { on: 'answered', answer: { totp_code: '1' } }, 0);
    expect([step.stream.at, step.stream.challenges]).toEqual(['challenge', [{ ...challenge, second: 1 }]]);
    const sent = step.effect?.do === 'send' ? decodeEnvelope(step.effect.data) : undefined;
    expect(sent?.ok && [sent.type, payloadText(sent.payload)]).toEqual(['n', '{"totp_code":"1"}']);
    expect(runEvents(step.stream, { on: 'answered', answer: {} }).at).toBe('live');
  });
  test('nobody asked, nothing is sent', () => {
    expect(
      nextCommandStream(runEvents(streamOf('a'), startedFrame('a')), { on: 'answered', answer: {} }, 0).effect,
    ).toBeUndefined();
  });
  test('output goes on while it is asked', () => {
    const line = runEvents(streamOf('a', 'b'), frame('n', challenge), outputFrame('b', 'stdout', 'hi'));
    expect(line.nodes['b'] && commandOutputText(line.nodes['b'].output)).toBe('hi');
    expect(line.at).toBe('challenge');
  });
});

test.each<[string, CommandEvent]>([
  ['text', { on: 'frame', data: 'hello' }],
  ['bytes that are no envelope', { on: 'frame', data: Uint8Array.of(1, 2, 3) }],
  ['an unknown type', frame('z', 'x')],
  ['output that is no JSON', frame('r', '{')],
])('%s changes no node', (_, event) => {
  const line = runEvents(streamOf('a'), startedFrame('a'));
  expect(runEvents(line, event).nodes).toEqual(line.nodes);
});

test('output that is no base64 is counted', () => {
  const line = runEvents(streamOf('a'), frame('r', { node_id: 'a', type: 'stdout', payload: '???' }));
  expect(line.nodes['a']).toMatchObject({ at: 'running', output: { unreadableCount: 1 } });
});

test('output that was left out before it was read is counted', () => {
  const line = runEvents(streamOf('a'), outputFrame('a', 'stdout', 'x'), { on: 'leftOut', count: 7 });
  expect(line.nodes['a']?.output).toMatchObject({ droppedCharacters: 7, size: 1 });
});
