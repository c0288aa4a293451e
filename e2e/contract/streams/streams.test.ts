import { describe, expect, test } from 'vitest';
import { encodeEnvelope } from '#fixtures/sockets/envelope.ts';
import { verdictOfStreamStart } from './stream-verdict.ts';
import { channels, type Channel } from './channels.ts';
import { checkFrame } from './check-frame.ts';
import { STREAM_PLANS } from './stream-plans.ts';

const channelNamed = (name: string): Channel => {
  const found = channels.find((one) => one.name === name);
  if (!found) throw new Error(`no channel ${name}`);
  return found;
};
const hex = (text: string) => Uint8Array.from(text.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

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
  const session = (more = {}) => encodeEnvelope('s', JSON.stringify({ session: { ...JSON.parse(SESSION), ...more } }));
  const SESSION =
    '{"kind":"ssh","id":"x","namespace":"default","parties":null,"terminal_params":{"w":0,"h":0},"login":"root","created":"2023-06-20T10:00:00Z","last_active":"2023-06-20T10:00:00Z","server_id":"a","server_hostname":"web-1","server_hostport":0,"server_addr":"","cluster_name":"one","kubernetes_cluster_name":"","desktop_name":"","database_name":"","app_name":"","owner":"bob","moderated":false}';

  test.each<[string, string | Uint8Array, string]>([
    ['terminal', output, 'output'],
    ['terminal', session(), 'session'],
    ['terminal', encodeEnvelope('c'), 'closed'],
    ['terminal18', encodeEnvelope('c', '{"node_id":"n"}'), 'closed'],
    ['terminal18', '{"type":"create_session_response","status":"ok"}', 'tokenAnswer'],
    ['terminal18', encodeEnvelope('l', '{"ws":1,"ssh":2}'), 'latency'],
    ['databaseExec', session({ kind: '', id: '', created: '0001-01-01T00:00:00Z' }), 'databaseSession'],
    ['assistant', '{"type":"CHAT_MESSAGE_ASSISTANT","created_time":"2023-06-20T10:00:00Z","payload":"hi"}', 'chat'],
    ['desktopPlayback', bytes({ event: 'desktop.recording', message: 'AQAAB4AAAAQ4', ms: 0 }), 'recorded'],
    ['desktopPlayback', bytes({ message: 'end' }), 'end'],
    ['terminalPlayback', hex('01000a00000000000005dc6869'), 'played'],
    ['recordingPlayback', hex('0100000000000000000000000000000001'), 'start'],
    ['recordingMetadata', '{"type":"error","data":{"error":"recording not found"}}', 'metadataError'],
  ])('is recognized by its name (%s)', (name, frame, message) => {
    const heard = checkFrame(channelNamed(name), frame);
    expect([heard.name, heard.faults]).toEqual([message, []]);
  });

  test.each<[string, string, string | Uint8Array, string]>([
    ['bytes that are no envelope', 'terminal', hex('ffff'), ''],
    ['a type that its line does not have', 'terminal', encodeEnvelope('l', '{"ws":1,"ssh":2}'), ''],
    ['a session without its id', 'terminal', session({ id: undefined }), '/session'],
    ['a field of another type', 'terminal', session({ moderated: 'no' }), '/session/moderated'],
    ['text that is no JSON', 'assistant', 'hello', ''],
    ['a message that ends in its head', 'terminalPlayback', hex('0100'), '/played'],
    ['a number that no message has', 'terminalPlayback', hex('63'), ''],
    ['a picture on the line of another', 'desktop', hex('1d00'), ''],
  ])('with %s differs', (_, name, ...[frame, path]) => {
    const { faults } = checkFrame(channelNamed(name), frame);
    expect(faults.filter(({ kind }) => kind === 'differs').map((fault) => fault.path)).toContain(path);
  });

  test.each([
    ['desktop', hex('1c0000000664656e69656402'), { isRefusal: true, text: 'denied' }],
    ['desktop', hex('1c0000000664656e69656401'), { isRefusal: false, text: 'denied' }],
    ['terminalPlayback', hex('0200070100046f6f7073'), { isRefusal: true, text: 'oops' }],
    ['terminalPlayback', hex('01000800000000000007d0'), { isRefusal: false, text: '' }],
  ])('is a refusal for an error of %s, and not for a warning', (name, frame, expected) => {
    expect(checkFrame(channelNamed(name), frame)).toMatchObject({ ...expected, faults: [] });
  });

  test('is reported and passes for an unknown kind of session', () => {
    expect(checkFrame(channelNamed('terminal'), session({ kind: 'git' })).faults).toEqual([
      { kind: 'unknown value', path: '/session/kind', expected: 'a known value', found: '"git"' },
    ]);
  });
});

describe('the start of a stream', () => {
  const heard = (...names: string[]) =>
    names.map((name) => ({ name, text: 'why', faults: [], isRefusal: name === 'error' }));
  const plan = { firstMessages: ['session'], expectedMessages: ['output', 'mfaChallenge'] };
  const outcome = (...names: string[]) => verdictOfStreamStart(heard(...names), plan).result;

  test('passes when the right message comes first and an expected message arrives', () => {
    expect(outcome('session', 'output')).toEqual({ result: 'holds' });
    expect(outcome('session', 'participant', 'mfaChallenge')).toEqual({ result: 'holds' });
  });

  test('differs in another order, or without an expected message', () => {
    expect(outcome('output', 'session').result).toBe('differs');
    expect(outcome('session').result).toBe('differs');
  });

  test('fails when nothing arrives, or when the proxy sends a reason in the stream', () => {
    expect(outcome()).toEqual({ result: 'failed', message: 'no message within 8 s' });
    expect(outcome('error')).toEqual({ result: 'failed', message: 'error: why' });
  });

  test('differs when a message differs', () => {
    const faults = [{ kind: 'differs' as const, path: '/id', expected: 'a', found: 'b' }];
    expect(
      verdictOfStreamStart([{ name: 'session', text: '', faults, isRefusal: false }, ...heard('output')], plan).result,
    ).toEqual({
      result: 'differs',
      faults: [{ kind: 'differs', path: 'session/id', expected: 'a', found: 'b' }],
    });
  });
});
