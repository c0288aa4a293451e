import { describe, expect, test } from 'vitest';
import { encodeEnvelope, payloadText } from './envelope.ts';
import {
  STREAM_CUT,
  CONNECTION_NOT_OPENED,
  PROXY_SILENT,
  TOKEN_REFUSED,
  CONNECTION_UNANSWERED,
} from '#domain/stream/messages.ts';
import { SIGNED_OUT_OF_CONSOLE, UNREADABLE_MFA_CHALLENGE } from './messages.ts';
import {
  createTerminalStream,
  nextTerminal,
  type TerminalEffect,
  type TerminalStream,
  type TerminalEvent,
} from './terminal-stream.ts';

const frame = (type: string, payload: unknown = ''): TerminalEvent => ({
  on: 'frame',
  data: encodeEnvelope(type, typeof payload === 'string' ? payload : JSON.stringify(payload)),
});
const opened: TerminalEvent = { on: 'opened' };
const socketCut: TerminalEvent = { on: 'socketClosed', ending: { how: 'cut' } };
const closed: TerminalEvent = { on: 'closed' };
const signedOut: TerminalEvent = { on: 'signedOut' };
const timedOut: TerminalEvent = { on: 'timedOut' };
const answered: TerminalEvent = { on: 'answered', answer: { id: 'a' } };
const tokenAccepted: TerminalEvent = { on: 'frame', data: '{"type":"create_session_response","status":"ok"}' };
const metadata = frame('s', { session: { id: 'X', login: 'root', server_hostname: 'web-1', moderated: true } });
const challenge = { webauthn_challenge: { publicKey: { challenge: 'AAEC' } }, totp_challenge: false };
const asked = frame('n', challenge);

const describeEffect = (effect: TerminalEffect): string => {
  if (effect.do === 'write') return `write ${payloadText(effect.output)}`;
  if (effect.do === 'send')
    return `send ${typeof effect.data === 'string' ? effect.data : payloadText(effect.data.subarray(5))}`;
  return effect.do === 'notify' ? `notify ${JSON.stringify(effect.event)}` : effect.do;
};

interface Played {
  stream: TerminalStream;
  effects: string[];
}
const runEvents = (stream: TerminalStream, ...events: TerminalEvent[]): Played =>
  events.reduce<Played>(
    (played, event) => {
      const step = nextTerminal(played.stream, event);
      return {
        stream: step.stream,
        effects: [...played.effects, ...(step.effect ? [describeEffect(step.effect)] : [])],
      };
    },
    { stream, effects: [] },
  );

const on14 = (...events: TerminalEvent[]) => runEvents(createTerminalStream(), ...events);
const on18 = (...events: TerminalEvent[]) => runEvents(createTerminalStream('T'), ...events);
const ANSWER = 'n\u001a\n{"id":"a"}';
const DROPPED = 'The shell exited with an error, or the connection was lost.';

describe('14.x, session by session', () => {
  test('a shell that ends well', () => {
    const session = on14(opened, metadata, frame('r', '$ '), frame('r', 'bye\r\n'), frame('c'), socketCut);
    expect(session.stream).toStrictEqual({ at: 'ended', how: 'clean', reason: '', error: '' });
    expect(session.effects).toStrictEqual(['write $ ', 'write bye\r\n', 'hangUp']);
  });
  test('the metadata says where we are', () => {
    expect(on14(opened, metadata).stream).toMatchObject({
      at: 'live',
      session: { id: 'X', login: 'root', server_hostname: 'web-1', moderated: true, kind: '' },
    });
  });
  test('a shell that ends badly, or a cut line: nobody knows', () => {
    const session = on14(opened, metadata, frame('r', 'Process exited with status 1'), socketCut);
    expect(session.stream).toMatchObject({ at: 'ended', how: 'dropped', reason: DROPPED, error: '' });
  });
  test('a refusal before the upgrade', () => {
    const ends = (how: 'refused' | 'unanswered'): TerminalEvent => ({ on: 'socketClosed', ending: { how } });
    expect(on14(ends('refused')).stream).toMatchObject({ how: 'refused', reason: CONNECTION_NOT_OPENED, error: '' });
    expect(on14(ends('unanswered')).stream).toMatchObject({ how: 'refused', reason: CONNECTION_UNANSWERED, error: '' });
    expect(on14(opened, socketCut).stream).toMatchObject({ how: 'refused', reason: STREAM_CUT, error: '' });
  });
  test('a message over the limit', () => {
    expect(
      on14(opened, metadata, { on: 'socketClosed', ending: { how: 'closed', code: 1009, reason: '' } }).stream,
    ).toMatchObject({
      how: 'dropped',
      reason: 'The proxy refused a message that was too large.',
    });
  });
  test('a challenge, answered', () => {
    const session = on14(opened, metadata, asked);
    expect(session.stream).toMatchObject({ at: 'challenge', challenge, previousState: { at: 'live' } });
    const after = runEvents(session.stream, answered, frame('r', '$ '));
    expect(after).toMatchObject({
      stream: { at: 'live', session: { id: 'X' } },
      effects: [`send ${ANSWER}`, 'write $ '],
    });
  });
  test('a challenge, given up', () => {
    const stream = { at: 'ended', how: 'clean', reason: 'You closed the session.', error: '' };
    expect(on14(opened, metadata, asked, closed)).toStrictEqual({ stream, effects: ['hangUp'] });
  });
  test('a connection that the user cancels offers to reconnect', () => {
    const stream = { at: 'ended', how: 'dropped', reason: 'You canceled the connection.', error: '' };
    expect(on14(opened, closed)).toStrictEqual({ stream, effects: ['hangUp'] });
  });
});

describe('a challenge in the middle of a session', () => {
  const before = on14(opened, metadata, frame('r', '$ ')).stream;
  test('output goes on', () => {
    const during = runEvents(before, asked, frame('r', 'tap your key'), frame('a', { event: 'resize', size: '1:2' }));
    expect(during.stream).toMatchObject({ at: 'challenge', challenge });
    expect(during.effects).toStrictEqual(['write tap your key', 'notify {"event":"resize","size":"1:2"}']);
    expect(runEvents(during.stream, answered).stream).toBe(before);
  });
  test('shows the output that arrived during the challenge', () => {
    const after = runEvents(before, asked, frame('l', { ws: 1, ssh: 2 }), answered);
    expect(after.stream).toMatchObject({ at: 'live', latency: { ws: 1, ssh: 2 }, session: { id: 'X' } });
  });
  test('a newer one takes its place', () => {
    const after = runEvents(before, asked, frame('n', { other: true }));
    expect(after.stream).toStrictEqual({ at: 'challenge', challenge: { other: true }, previousState: before });
  });
  test('the session can end under it', () => {
    expect(runEvents(before, asked, frame('c')).stream).toMatchObject({ at: 'ended', how: 'clean' });
    expect(runEvents(before, asked, socketCut).stream).toMatchObject({ at: 'ended', how: 'dropped' });
  });
  test('one that cannot be read ends it', () => {
    expect(runEvents(before, frame('n', '{'))).toStrictEqual({
      stream: { at: 'ended', how: 'dropped', reason: UNREADABLE_MFA_CHALLENGE, error: '' },
      effects: ['hangUp'],
    });
  });
});

describe('18.x, session by session', () => {
  test('the token is the first frame, once, and then forgotten', () => {
    const session = on18(opened, opened);
    expect(session.effects).toStrictEqual(['send {"token":"T"}']);
    expect(session.stream).toStrictEqual({ at: 'connecting', awaits: 'proof', error: '' });
    expect(runEvents(session.stream, tokenAccepted).stream).toStrictEqual({
      at: 'connecting',
      awaits: 'frame',
      error: '',
    });
  });
  test('the verdict may come as bytes', () => {
    const data = new TextEncoder().encode('{"status":"ok"}');
    expect(on18(opened, { on: 'frame', data }).stream).toMatchObject({ awaits: 'frame' });
  });
  test('a token that is refused', () => {
    const verdict = (data: string) => on18(opened, { on: 'frame', data });
    expect(verdict('{"status":"error","message":"bad bearer token"}')).toStrictEqual({
      stream: { at: 'ended', how: 'refused', reason: '', error: 'bad bearer token' },
      effects: ['send {"token":"T"}', 'hangUp'],
    });
    expect(verdict('{"status":"error"}').stream).toMatchObject({ reason: TOKEN_REFUSED, error: '' });
    expect(verdict('hello').stream).toMatchObject({ at: 'connecting', awaits: 'proof' });
  });
  test.each([
    ['r', frame('r', '$ ')],
    ['s', metadata],
    ['l', frame('l', { ws: 0, ssh: 0 })],
    ['a', frame('a', { event: 'session.join' })],
  ])('%s may be the first frame', (_, first) => {
    expect(on18(opened, tokenAccepted, first).stream.at).toBe('live');
  });
  test('the server names the session late', () => {
    expect(
      on18(opened, tokenAccepted, frame('r', '$ '), frame('l', { ws: 12, ssh: 34 }), metadata).stream,
    ).toMatchObject({
      at: 'live',
      session: { id: 'X' },
      latency: { ws: 12, ssh: 34 },
    });
  });
  test('an error before the shell is the reason of a refusal', () => {
    const session = on18(opened, tokenAccepted, frame('e', 'no\nsuch session'), socketCut);
    expect(session.stream).toStrictEqual({ at: 'ended', how: 'refused', reason: '', error: 'no\nsuch session' });
    expect(session.effects).toContain('write no\r\nsuch session\r\n');
  });
  test('a challenge before the shell', () => {
    const session = on18(opened, tokenAccepted, asked);
    expect(session.stream).toMatchObject({ at: 'challenge', previousState: { at: 'connecting' } });
    expect(runEvents(session.stream, answered).stream).toStrictEqual({ at: 'connecting', awaits: 'shell', error: '' });
    expect(runEvents(session.stream, answered, socketCut).stream).toMatchObject({ how: 'dropped' });
    expect(runEvents(session.stream, answered, frame('e', 'wrong key'), socketCut).stream).toMatchObject({
      how: 'refused',
      reason: '',
      error: 'wrong key',
    });
    expect(runEvents(session.stream, frame('e', 'too late'), socketCut).stream).toMatchObject({
      how: 'refused',
      reason: '',
      error: 'too late',
    });
  });
  // docs/behaviour.md#streams "If the proxy sent an error before the end"
  test('an error in a session is the reason of its end', () => {
    expect(on18(opened, tokenAccepted, metadata, frame('e', 'boom'), socketCut).stream).toMatchObject({
      how: 'dropped',
      reason: '',
      error: 'boom',
    });
  });
  test('but not when the session went on', () => {
    const session = on18(opened, tokenAccepted, metadata, frame('e', 'boom'), frame('r', '$ '), socketCut);
    expect(session.stream).toMatchObject({ how: 'dropped', reason: DROPPED, error: '' });
  });
  test('the end with a server in it', () => {
    expect(on18(opened, tokenAccepted, metadata, frame('c', { node_id: 'n1' })).stream).toMatchObject({ how: 'clean' });
  });
});

describe('silence', () => {
  test.each([
    ['before the socket', on18()],
    ['before the verdict', on18(opened)],
    ['after the verdict', on18(opened, tokenAccepted)],
    ['on 14.x', on14(opened)],
  ])('%s ends in a refusal', (_, { stream }) => {
    expect(runEvents(stream, timedOut)).toStrictEqual({
      stream: { at: 'ended', how: 'refused', reason: PROXY_SILENT, error: '' },
      effects: ['hangUp'],
    });
  });
  test.each([
    ['in a session', on14(opened, metadata)],
    ['in a challenge', on18(opened, tokenAccepted, asked)],
    ['after a challenge', on18(opened, tokenAccepted, asked, answered)],
  ])('%s is no fault', (_, { stream }) => {
    expect(runEvents(stream, timedOut)).toStrictEqual({ stream, effects: [] });
  });
  test('after an error its text is kept', () => {
    expect(on18(opened, tokenAccepted, frame('e', 'boom'), timedOut).stream).toMatchObject({
      how: 'refused',
      error: 'boom',
    });
  });
});

describe('what does not belong changes nothing', () => {
  const { stream } = on14(opened, metadata);
  test.each<[string, TerminalEvent]>([
    ['an unknown type', frame('?', 'x')],
    ['a type that only clients send', frame('w', '{}')],
    ['an answer nobody asked for', answered],
    ['a second opening', opened],
    ['an event that cannot be read', frame('a', '{')],
  ])('%s', (_, event) => {
    expect(nextTerminal(stream, event)).toStrictEqual({ stream });
    expect(nextTerminal(stream, event).stream).toBe(stream);
  });
  test('malformed metadata and latency', () => {
    expect(runEvents(stream, frame('s', '[]'), frame('l', 'x')).stream).toMatchObject({
      session: { id: '', moderated: false },
      latency: { ws: 0, ssh: 0 },
    });
  });
  test.each([
    ['before its socket is open', on14()],
    ['while it runs', on14(opened, metadata)],
    ['while it asks', on14(opened, metadata, asked)],
  ])('a session that ends takes its terminal along: %s', (_, { stream }) => {
    expect(nextTerminal(stream, signedOut)).toStrictEqual({
      stream: { at: 'ended', how: 'dropped', reason: SIGNED_OUT_OF_CONSOLE, error: '' },
      effect: { do: 'hangUp' },
    });
  });

  test('after the end', () => {
    const over = on14(opened, metadata, closed).stream;
    for (const event of [
      opened,
      metadata,
      frame('r', 'x'),
      frame('e', 'x'),
      asked,
      answered,
      closed,
      signedOut,
      timedOut,
      socketCut,
    ])
      expect(nextTerminal(over, event)).toStrictEqual({ stream: over });
  });
});

test('output makes no new state', () => {
  const { stream } = on14(opened, metadata);
  expect(nextTerminal(stream, frame('r', 'x')).stream).toBe(stream);
  const challenged = nextTerminal(stream, asked).stream;
  expect(nextTerminal(challenged, frame('r', 'x')).stream).toBe(challenged);
});
