// Tests the stream plans, and the checks of single frames and of a stream's first messages.
import { describe, expect, test } from 'vitest';
import { encodeEnvelope } from '#fixtures/sockets/envelope.ts';
import { verdictOfStreamStart } from './stream-verdict.ts';
import { channels, type Channel } from './channels.ts';
import { checkFrame } from './check-frame.ts';
import { STREAM_PLANS } from './stream-plans.ts';

const channelNamed = (name: string): Channel => {
  const channel = channels.find((candidate) => candidate.name === name);
  if (!channel) throw new Error(`no channel ${name}`);
  return channel;
};
const parseHex = (text: string) =>
  Uint8Array.from(text.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
const jsonBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

test('every stream of the contract has a plan', () => {
  expect(Object.keys(STREAM_PLANS).toSorted()).toEqual(channels.map(({ name }) => name).toSorted());
});

test('a plan names only messages of its stream', () => {
  for (const { name, proxyMessages } of channels) {
    const plan = STREAM_PLANS[name]?.(() => 'x');
    const names = proxyMessages.map((message) => message.name);
    expect(names).toEqual(expect.arrayContaining([...(plan?.firstMessages ?? []), ...(plan?.expectedMessages ?? [])]));
  }
});

describe('a frame', () => {
  const output = encodeEnvelope('r', 'web-01\r\n');
  const sessionFrame = (overrides = {}) =>
    encodeEnvelope('s', JSON.stringify({ session: { ...JSON.parse(SESSION), ...overrides } }));
  const SESSION =
    '{"kind":"ssh","id":"x","namespace":"default","parties":null,"terminal_params":{"w":0,"h":0},"login":"root","created":"2023-06-20T10:00:00Z","last_active":"2023-06-20T10:00:00Z","server_id":"a","server_hostname":"web-1","server_hostport":0,"server_addr":"","cluster_name":"one","kubernetes_cluster_name":"","desktop_name":"","database_name":"","app_name":"","owner":"bob","moderated":false}';

  test.each<[string, string | Uint8Array, string]>([
    ['terminal', output, 'output'],
    ['terminal', sessionFrame(), 'session'],
    ['terminal', encodeEnvelope('c'), 'closed'],
    ['terminal18', encodeEnvelope('c', '{"node_id":"n"}'), 'closed'],
    ['terminal18', '{"type":"create_session_response","status":"ok"}', 'tokenAnswer'],
    ['terminal18', encodeEnvelope('l', '{"ws":1,"ssh":2}'), 'latency'],
    ['databaseExec', sessionFrame({ kind: '', id: '', created: '0001-01-01T00:00:00Z' }), 'databaseSession'],
    ['assistant', '{"type":"CHAT_MESSAGE_ASSISTANT","created_time":"2023-06-20T10:00:00Z","payload":"hi"}', 'chat'],
    ['desktopPlayback', jsonBytes({ event: 'desktop.recording', message: 'AQAAB4AAAAQ4', ms: 0 }), 'recorded'],
    ['desktopPlayback', jsonBytes({ message: 'end' }), 'end'],
    ['terminalPlayback', parseHex('01000a00000000000005dc6869'), 'played'],
    ['recordingPlayback', parseHex('0100000000000000000000000000000001'), 'start'],
    ['recordingMetadata', '{"type":"error","data":{"error":"recording not found"}}', 'metadataError'],
  ])('from %s is recognized as the right message', (name, frame, message) => {
    const received = checkFrame(channelNamed(name), frame);
    expect([received.name, received.faults]).toEqual([message, []]);
  });

  test.each<[string, string, string | Uint8Array, string]>([
    ['bytes that are no envelope', 'terminal', parseHex('ffff'), ''],
    ['an envelope type that its channel does not have', 'terminal', encodeEnvelope('l', '{"ws":1,"ssh":2}'), ''],
    ['a session without its id', 'terminal', sessionFrame({ id: undefined }), '/session'],
    ['a field of another type', 'terminal', sessionFrame({ moderated: 'no' }), '/session/moderated'],
    ['text that is not JSON', 'assistant', 'hello', ''],
    ['an incomplete message header', 'terminalPlayback', parseHex('0100'), '/played'],
    ['an unknown message type', 'terminalPlayback', parseHex('63'), ''],
    ['a message type of another channel', 'desktop', parseHex('1d00'), ''],
  ])('with %s differs from the contract', (_, name, ...[frame, path]) => {
    const { faults } = checkFrame(channelNamed(name), frame);
    expect(faults.filter(({ kind }) => kind === 'differs').map((fault) => fault.path)).toContain(path);
  });

  test.each([
    ['desktop', parseHex('1c0000000664656e69656402'), { isRefusal: true, text: 'denied' }],
    ['desktop', parseHex('1c0000000664656e69656401'), { isRefusal: false, text: 'denied' }],
    ['terminalPlayback', parseHex('0200070100046f6f7073'), { isRefusal: true, text: 'oops' }],
    ['terminalPlayback', parseHex('01000800000000000007d0'), { isRefusal: false, text: '' }],
  ])('of %s is a refusal only if it reports an error', (name, frame, expected) => {
    expect(checkFrame(channelNamed(name), frame)).toMatchObject({ ...expected, faults: [] });
  });

  test('with an unknown kind of session has an unknown value, but no difference', () => {
    expect(checkFrame(channelNamed('terminal'), sessionFrame({ kind: 'git' })).faults).toEqual([
      { kind: 'unknown value', path: '/session/kind', expected: 'a known value', found: '"git"' },
    ]);
  });
});

describe('the start of a stream', () => {
  const receivedMessages = (...names: string[]) =>
    names.map((name) => ({ name, text: 'why', faults: [], isRefusal: name === 'error' }));
  const plan = { firstMessages: ['session'], expectedMessages: ['output', 'mfaChallenge'] };
  const resultOf = (...names: string[]) => verdictOfStreamStart(receivedMessages(...names), plan).result;

  test('passes when the first message is right and an expected message arrives', () => {
    expect(resultOf('session', 'output')).toEqual({ result: 'holds' });
    expect(resultOf('session', 'participant', 'mfaChallenge')).toEqual({ result: 'holds' });
  });

  test('differs when the first message is wrong, or when no expected message arrives', () => {
    expect(resultOf('output', 'session').result).toBe('differs');
    expect(resultOf('session').result).toBe('differs');
  });

  test('fails when nothing arrives, or when the proxy sends an error', () => {
    expect(resultOf()).toEqual({ result: 'failed', message: 'no message within 8 s' });
    expect(resultOf('error')).toEqual({ result: 'failed', message: 'error: why' });
  });

  test('differs when one of its messages differs from the contract', () => {
    const faults = [{ kind: 'differs' as const, path: '/id', expected: 'a', found: 'b' }];
    expect(
      verdictOfStreamStart(
        [{ name: 'session', text: '', faults, isRefusal: false }, ...receivedMessages('output')],
        plan,
      ).result,
    ).toEqual({
      result: 'differs',
      faults: [{ kind: 'differs', path: 'session/id', expected: 'a', found: 'b' }],
    });
  });
});
