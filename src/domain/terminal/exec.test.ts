import { describe, expect, test } from 'vitest';
import { decode, encode, payloadText } from './envelope.ts';
import { isSilent, nextOf } from './exec.ts';
import { CONSOLE_ENDED, FINISHED, SIGNED_OUT, STOPPED } from './messages.ts';
import { CUT } from '#domain/stream/messages.ts';
import { terminalAddress, type Target } from './params.ts';
import { connecting, type Stream, type StreamEvent } from './stream.ts';

const POD = { kubeCluster: 'k', namespace: 'default', pod: 'p', container: '', command: 'sh', isInteractive: true };
const COMMAND = { ...POD, isInteractive: false };
const DATABASE = { serviceName: 'pg', protocol: 'postgres', dbName: 'app', dbUser: 'u', dbRoles: [] };
const SERVER = { server_id: 'id', login: 'root' };

const frame = (type: string, payload = ''): StreamEvent => ({ on: 'frame', data: encode(type, payload) });
const opened: StreamEvent = { on: 'opened' };
const proof: StreamEvent = { on: 'frame', data: '{"type":"create_session_response","status":"ok"}' };
const lost: StreamEvent = { on: 'socketClosed', ending: { how: 'cut' } };
const session = frame('s', '{"session":{}}');
const output = frame('r', 'x');
const error = frame('e', 'command terminated with exit code 3');

function play(target: Target, ...events: StreamEvent[]) {
  const sent: (string | Uint8Array)[] = [];
  let stream: Stream = connecting('T');
  for (const event of events) {
    const step = nextOf(target, stream, event);
    stream = step.stream;
    if (step.effect?.do === 'send') sent.push(step.effect.data);
  }
  return { stream, sent };
}

const shown = (data: string | Uint8Array | undefined) => {
  if (data === undefined || typeof data === 'string') return data;
  const envelope = decode(data);
  return envelope.ok ? `${envelope.type} ${payloadText(envelope.payload)}` : envelope.reason;
};

// docs/protocol/streams.md#20.1, V17 and V18
test.each([
  [
    POD,
    'k {"kubeCluster":"k","namespace":"default","pod":"p","container":"","command":"sh","isInteractive":true}',
    '/v1/webapi/sites/one/kube/exec/ws',
  ],
  [
    DATABASE,
    'd {"serviceName":"pg","protocol":"postgres","dbName":"app","dbUser":"u","dbRoles":[]}',
    '/v1/webapi/sites/one/db/exec/ws',
  ],
  [SERVER, undefined, '/v1/webapi/sites/one/connect/ws'],
])('what is asked for goes after the token, and stands in no address: %o', (target, first, path) => {
  const { sent } = play(target, opened, proof, output);
  expect(sent.map(shown)).toEqual(['{"token":"T"}', first].filter(Boolean));
  const url = new URL(terminalAddress({ origin: 'https://x', cluster: 'one', target, size: { w: 80, h: 25 } }));
  expect(url.pathname).toBe(path);
  expect(url.search).not.toContain('sh');
});

test('nothing is asked for before the token is accepted', () => {
  expect(play(POD, opened).sent).toHaveLength(1);
  expect(play(POD, opened, { on: 'frame', data: '{"status":"error","message":"no"}' })).toMatchObject({
    stream: { how: 'refused', error: 'no' },
    sent: ['{"token":"T"}'],
  });
});

test('it is asked for once, whatever comes before the answer', () => {
  expect(play(POD, opened, proof, frame('z'), frame('z')).sent).toHaveLength(2);
});

describe('the end', () => {
  test.each([
    ['a shell that is left', POD, [session, output, frame('c', '{"node_id":""}')], 'clean', ''],
    ['a shell that is cut', POD, [session, output, lost], 'dropped', STOPPED],
    ['a command that ends well', COMMAND, [session, output, lost], 'clean', FINISHED],
    ['a command that prints nothing', COMMAND, [session, lost], 'clean', FINISHED],
    ['a command that fails', COMMAND, [session, output, error, lost], 'failed', ''],
    ['a pod that is refused, after `s`', POD, [session, error, lost], 'failed', ''],
    ['a cut before anything came', COMMAND, [lost], 'refused', CUT],
    ['a console that is left', DATABASE, [session, output, lost], 'clean', CONSOLE_ENDED],
    ['a database that is refused', DATABASE, [error, lost], 'refused', ''],
    ['a console that fails later', DATABASE, [session, output, error, lost], 'dropped', ''],
    ['a console as the web session ends', DATABASE, [session, { on: 'signedOut' }], 'dropped', SIGNED_OUT],
    ['a server that is cut', SERVER, [session, output, lost], 'dropped', STOPPED],
  ] as [string, Target, StreamEvent[], string, string][])('%s', (...[, target, events, how, reason]) => {
    const { stream } = play(target, opened, proof, ...events);
    expect(stream).toMatchObject({ at: 'ended', how, reason });
    expect(stream.at === 'ended' && isSilent(stream)).toBe(reason === FINISHED || reason === CONSOLE_ENDED);
  });
});

test('a second factor is asked for before the shell and later, and nothing else is sent for it', () => {
  const asked = frame('n', '{"totp_challenge":true}');
  const answered: StreamEvent = { on: 'answered', answer: { totp_code: '1' } };
  expect(play(DATABASE, opened, proof, asked).stream.at).toBe('challenge');
  const { stream, sent } = play(POD, opened, proof, session, asked, answered, output);
  expect(stream.at).toBe('live');
  expect(sent.map(shown).at(-1)).toBe('n {"totp_code":"1"}');
  expect(sent).toHaveLength(3);
});
