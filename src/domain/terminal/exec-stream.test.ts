import { describe, expect, test } from 'vitest';
import { decodeEnvelope, encodeEnvelope, payloadText } from './envelope.ts';
import { endedWithoutReason, nextForTarget } from './exec-stream.ts';
import { CONSOLE_ENDED, COMMAND_FINISHED, SIGNED_OUT_OF_CONSOLE, SESSION_STOPPED } from './messages.ts';
import { STREAM_CUT } from '#domain/stream/messages.ts';
import { terminalAddress, type TerminalTarget } from './terminal-target.ts';
import { createTerminalStream, type TerminalStream, type TerminalEvent } from './terminal-stream.ts';

const POD = { kubeCluster: 'k', namespace: 'default', pod: 'p', container: '', command: 'sh', isInteractive: true };
const COMMAND = { ...POD, isInteractive: false };
const DATABASE = { serviceName: 'pg', protocol: 'postgres', dbName: 'app', dbUser: 'u', dbRoles: [] };
const SERVER = { server_id: 'id', login: 'root' };

const frame = (type: string, payload = ''): TerminalEvent => ({ type: 'frame', data: encodeEnvelope(type, payload) });
const opened: TerminalEvent = { type: 'opened' };
const proof: TerminalEvent = { type: 'frame', data: '{"type":"create_session_response","status":"ok"}' };
const socketCut: TerminalEvent = { type: 'socketClosed', ending: { type: 'cut' } };
const session = frame('s', '{"session":{}}');
const output = frame('r', 'x');
const error = frame('e', 'command terminated with exit code 3');

function runEvents(target: TerminalTarget, ...events: TerminalEvent[]) {
  const sent: (string | Uint8Array)[] = [];
  let stream: TerminalStream = createTerminalStream('T');
  for (const event of events) {
    const step = nextForTarget(target, stream, event);
    stream = step.stream;
    if (step.effect?.type === 'send') sent.push(step.effect.data);
  }
  return { stream, sent };
}

const describeData = (data: string | Uint8Array | undefined) => {
  if (data === undefined || typeof data === 'string') return data;
  const envelope = decodeEnvelope(data);
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
])('sends a pod or database as target after the token, and no command in the address: %o', (target, first, path) => {
  const { sent } = runEvents(target, opened, proof, output);
  expect(sent.map(describeData)).toEqual(['{"token":"T"}', first].filter(Boolean));
  const url = new URL(terminalAddress({ origin: 'https://x', cluster: 'one', target, size: { w: 80, h: 25 } }));
  expect(url.pathname).toBe(path);
  expect(url.search).not.toContain('sh');
});

test('does not send the target before the proxy accepts the token', () => {
  expect(runEvents(POD, opened).sent).toHaveLength(1);
  expect(runEvents(POD, opened, { type: 'frame', data: '{"status":"error","message":"no"}' })).toMatchObject({
    stream: { outcome: 'refused', error: 'no' },
    sent: ['{"token":"T"}'],
  });
});

test('sends the target only once', () => {
  expect(runEvents(POD, opened, proof, frame('z'), frame('z')).sent).toHaveLength(2);
});

describe('the end', () => {
  test.each([
    ['a shell that the user exits', POD, [session, output, frame('c', '{"node_id":""}')], 'clean', ''],
    ['a shell whose socket is cut', POD, [session, output, socketCut], 'dropped', SESSION_STOPPED],
    ['a command that prints output', COMMAND, [session, output, socketCut], 'clean', COMMAND_FINISHED],
    ['a command that prints nothing', COMMAND, [session, socketCut], 'clean', COMMAND_FINISHED],
    ['a command that fails', COMMAND, [session, output, error, socketCut], 'failed', ''],
    ['a pod that is refused after the metadata', POD, [session, error, socketCut], 'failed', ''],
    ['a socket that is cut before the first frame', COMMAND, [socketCut], 'refused', STREAM_CUT],
    ['a database console that is closed', DATABASE, [session, output, socketCut], 'clean', CONSOLE_ENDED],
    ['a refused database console', DATABASE, [error, socketCut], 'refused', ''],
    ['a database console that fails later', DATABASE, [session, output, error, socketCut], 'dropped', ''],
    [
      'a database console when the web session ends',
      DATABASE,
      [session, { type: 'signedOut' }],
      'dropped',
      SIGNED_OUT_OF_CONSOLE,
    ],
    ['a server whose socket is cut', SERVER, [session, output, socketCut], 'dropped', SESSION_STOPPED],
  ] as [string, TerminalTarget, TerminalEvent[], string, string][])(
    'of %s',
    (...[, target, events, outcome, reason]) => {
      const { stream } = runEvents(target, opened, proof, ...events);
      expect(stream).toMatchObject({ status: 'ended', outcome, reason });
      expect(stream.status === 'ended' && endedWithoutReason(stream)).toBe(
        reason === COMMAND_FINISHED || reason === CONSOLE_ENDED,
      );
    },
  );
});

test('an MFA challenge may arrive before or after the session starts, and the target is not sent again', () => {
  const challenge = frame('n', '{"totp_challenge":true}');
  const answered: TerminalEvent = { type: 'answered', answer: { totp_code: '1' } };
  expect(runEvents(DATABASE, opened, proof, challenge).stream.status).toBe('challenge');
  const { stream, sent } = runEvents(POD, opened, proof, session, challenge, answered, output);
  expect(stream.status).toBe('live');
  expect(sent.map(describeData).at(-1)).toBe('n {"totp_code":"1"}');
  expect(sent).toHaveLength(3);
});
