import { describe, expect, test } from 'vitest';
import { decode, payloadText } from '#domain/terminal/envelope.ts';
import { next, type CommandEvent, type CommandLine } from './line.ts';
import { CUT, NOT_OPENED, SILENT, UNANSWERED, UNREADABLE_MESSAGES } from '#domain/stream/messages.ts';
import { COMMAND_SIGNED_OUT, MAY_STILL_RUN, NO_SERVER, UNREADABLE_MFA } from './messages.ts';
import { textOf } from './output.ts';
import { framed, on, play, said, started } from './test-frames.ts';

const states = (line: CommandLine) => Object.values(line.nodes).map(({ at }) => at);
const CLOSED: CommandEvent = framed('c');
const named = (node_id: string): CommandEvent => framed('c', { node_id });
const failure = (id: string, text = 'node is offline') => said(id, 'teleport-error', text);

// docs/behaviour.md#commands-on-many-servers "A server is done by its"
describe('a line is done when every node is (docs/protocol/streams.md#13.2)', () => {
  test.each<[string, CommandEvent[], [string[], CommandLine['at']]]>([
    ['nothing yet', [started('a')], [['running', 'waiting'], 'live']],
    ['one c that names none', [started('a'), started('b'), CLOSED], [['running', 'running'], 'live']],
    ['two of them', [started('a'), CLOSED, started('b'), CLOSED], [['succeeded', 'succeeded'], 'ended']],
    ['a c with its node', [named('b')], [['waiting', 'succeeded'], 'live']],
    ['the same c twice', [named('b'), named('b')], [['waiting', 'succeeded'], 'live']],
    ['an error and a c', [failure('a'), CLOSED], [['failed', 'succeeded'], 'ended']],
    ['a c and then an error', [CLOSED, failure('b'), CLOSED], [['succeeded', 'failed'], 'ended']],
    ['errors alone', [failure('b'), failure('a')], [['failed', 'failed'], 'ended']],
    ['output after the end', [failure('a'), said('a', 'stdout', 'x')], [['failed', 'waiting'], 'live']],
    ['an unknown node', [failure('c'), started('c')], [['waiting', 'waiting'], 'live']],
    ['a name of every object', [failure('__proto__'), failure('constructor')], [['waiting', 'waiting'], 'live']],
    ['a summary of the whole run', [said('', 'summary', 'all well')], [['waiting', 'waiting'], 'live']],
  ])('%s', (_, events, expected) => {
    const after = play(on('a', 'b'), { on: 'opened' }, ...events);
    expect([states(after), after.at]).toEqual(expected);
  });

  test('then the client hangs up, so that the results are stored', () => {
    const line = play(on('a'), started('a'));
    expect(next(line, CLOSED, 0).effect).toEqual({ do: 'hangUp' });
    expect(next(line, failure('a'), 0).effect).toEqual({ do: 'hangUp' });
  });
});

// docs/behaviour.md#commands-on-many-servers "A server is done by its"
describe('what ends a line from outside', () => {
  test.each<[string, CommandEvent[], { at: string; error: string }]>([
    [
      'a refusal before the upgrade',
      [{ on: 'socketClosed', ending: { how: 'refused' } }],
      { at: 'failed', error: NOT_OPENED },
    ],
    [
      'an upgrade that nobody answers',
      [{ on: 'socketClosed', ending: { how: 'unanswered' } }],
      { at: 'failed', error: UNANSWERED },
    ],
    [
      'no node that fits',
      [{ on: 'opened' }, { on: 'socketClosed', ending: { how: 'closed', code: 1005, reason: '' } }],
      { at: 'failed', error: NO_SERVER },
    ],
    [
      'a cut',
      [started('a'), { on: 'socketClosed', ending: { how: 'cut' } }],
      { at: 'failed', error: `${CUT} ${MAY_STILL_RUN}` },
    ],
    [
      'an end without a verdict',
      [started('a'), { on: 'socketClosed', ending: { how: 'closed', code: 1005, reason: '' } }],
      { at: 'failed', error: `The proxy closed the connection. ${MAY_STILL_RUN}` },
    ],
    ['silence', [{ on: 'opened' }, { on: 'timedOut' }], { at: 'failed', error: SILENT }],
    [
      'messages that cannot be read',
      [{ on: 'opened' }, { on: 'frame', data: '<html>' }, { on: 'timedOut' }],
      { at: 'failed', error: UNREADABLE_MESSAGES },
    ],
    ['the end of the web session', [started('a'), { on: 'signedOut' }], { at: 'failed', error: COMMAND_SIGNED_OUT }],
    ['the user', [started('a'), { on: 'closed' }], { at: 'stopped', error: '' }],
    ['a challenge that cannot be read', [framed('n', '[]')], { at: 'failed', error: UNREADABLE_MFA }],
  ])('%s', (_, events, expected) => {
    const line = play(on('a'), ...events);
    expect(line).toMatchObject({ at: 'ended', nodes: { a: expected } });
    expect(play(line, started('a'), CLOSED)).toBe(line);
  });
  test('output that came keeps its node from being timed out', () => {
    expect(states(play(on('a'), started('a'), { on: 'timedOut' }))).toEqual(['running']);
  });
});

// docs/behaviour.md#commands-on-many-servers "an exit code is shown where the text names one"
test.each([
  ['Process exited with status 3', 3],
  ['exit status: 127', 127],
  ['node is offline', undefined],
  ['status 4040 is no exit code', undefined],
])('%j has the exit code %o', (text, exitCode) => {
  expect(play(on('a'), failure('a', text)).nodes['a']).toMatchObject({ exitCode, error: text });
});

// docs/behaviour.md#commands-on-many-servers "0 where the proxy reported success"
test('success has the code 0, the recording and its times', () => {
  expect(play(on('a'), started('a'), said('a', 'stdout', 'hi'), CLOSED).nodes['a']).toMatchObject({
    exitCode: 0,
    session: 'of a',
    begun: 100,
    ended: 300,
  });
});

// docs/behaviour.md#commands-on-many-servers "the web session ended elsewhere"
test('a c in the middle of output is a success too, because no other end of 14.x looks different', () => {
  const cut = play(on('a'), started('a'), said('a', 'stdout', 'half'), CLOSED, {
    on: 'socketClosed',
    ending: { how: 'cut' },
  });
  expect(cut).toMatchObject({ at: 'ended', nodes: { a: { at: 'succeeded', exitCode: 0 } } });
  const unsaid = play(on('a'), started('a'), said('a', 'stdout', 'half'), {
    on: 'socketClosed',
    ending: { how: 'cut' },
  });
  expect(unsaid).toMatchObject({ nodes: { a: { at: 'failed', error: `${CUT} ${MAY_STILL_RUN}` } } });
  expect(unsaid.nodes['a']).not.toMatchObject({ exitCode: expect.anything() });
});

test('an error of the proxy is only ever text', () => {
  expect(play(on('a'), failure('a', 'exe.\u202egpj\nline')).nodes['a']?.error).toBe('exe.U+202Egpj\nline');
});

describe('MFA (docs/protocol/streams.md#13.2)', () => {
  const challenge = { webauthn_challenge: null, totp_challenge: true };
  test('challenges wait for each other, and each answer goes as n', () => {
    const line = play(on('a', 'b'), framed('n', challenge), framed('n', { ...challenge, second: 1 }));
    expect([line.at, line.challenges.length]).toEqual(['challenge', 2]);
    const step = next(line, { on: 'answered', answer: { totp_code: '1' } }, 0);
    expect([step.stream.at, step.stream.challenges]).toEqual(['challenge', [{ ...challenge, second: 1 }]]);
    const sent = step.effect?.do === 'send' ? decode(step.effect.data) : undefined;
    expect(sent?.ok && [sent.type, payloadText(sent.payload)]).toEqual(['n', '{"totp_code":"1"}']);
    expect(play(step.stream, { on: 'answered', answer: {} }).at).toBe('live');
  });
  test('nobody asked, nothing is sent', () => {
    expect(next(play(on('a'), started('a')), { on: 'answered', answer: {} }, 0).effect).toBeUndefined();
  });
  test('output goes on while it is asked', () => {
    const line = play(on('a', 'b'), framed('n', challenge), said('b', 'stdout', 'hi'));
    expect(line.nodes['b'] && textOf(line.nodes['b'].output)).toBe('hi');
    expect(line.at).toBe('challenge');
  });
});

test.each<[string, CommandEvent]>([
  ['text', { on: 'frame', data: 'hello' }],
  ['bytes that are no envelope', { on: 'frame', data: Uint8Array.of(1, 2, 3) }],
  ['an unknown type', framed('z', 'x')],
  ['output that is no JSON', framed('r', '{')],
])('%s changes no node', (_, event) => {
  const line = play(on('a'), started('a'));
  expect(play(line, event).nodes).toEqual(line.nodes);
});

test('output that is no base64 is counted', () => {
  const line = play(on('a'), framed('r', { node_id: 'a', type: 'stdout', payload: '???' }));
  expect(line.nodes['a']).toMatchObject({ at: 'running', output: { unreadable: 1 } });
});

test('output that was left out before it was read is counted', () => {
  const line = play(on('a'), said('a', 'stdout', 'x'), { on: 'leftOut', count: 7 });
  expect(line.nodes['a']?.output).toMatchObject({ dropped: 7, size: 1 });
});
