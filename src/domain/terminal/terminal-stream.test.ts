import { describe, expect, test } from 'vitest';
import {
  STREAM_CUT,
  CONNECTION_NOT_OPENED,
  PROXY_SILENT,
  TOKEN_REFUSED,
  CONNECTION_UNANSWERED,
} from '#domain/stream/messages.ts';
import { SIGNED_OUT_OF_CONSOLE, UNREADABLE_MFA_CHALLENGE } from './messages.ts';
import { nextTerminal, type TerminalEvent } from './terminal-stream.ts';
import {
  answered,
  challenge,
  closed,
  frame,
  metadata,
  mfaFrame,
  on14,
  on18,
  opened,
  runEvents,
  signedOut,
  socketCut,
  timedOut,
  tokenAccepted,
} from './test-terminal-events.ts';

const ANSWER = 'n\u001a\n{"id":"a"}';
const DROPPED = 'The shell exited with an error, or the connection was lost.';

describe('a session on 14.x', () => {
  test('ends cleanly after a close frame', () => {
    const session = on14(opened, metadata, frame('r', '$ '), frame('r', 'bye\r\n'), frame('c'), socketCut);
    expect(session.stream).toStrictEqual({ status: 'ended', outcome: 'clean', reason: '', error: '' });
    expect(session.effects).toStrictEqual(['write $ ', 'write bye\r\n', 'hangUp']);
  });
  test('becomes live and stores the session metadata', () => {
    expect(on14(opened, metadata).stream).toMatchObject({
      status: 'live',
      session: { id: 'X', login: 'root', server_hostname: 'web-1', moderated: true, kind: '' },
    });
  });
  test('reports that the shell failed or the connection was lost if the socket is cut', () => {
    const session = on14(opened, metadata, frame('r', 'Process exited with status 1'), socketCut);
    expect(session.stream).toMatchObject({ status: 'ended', outcome: 'dropped', reason: DROPPED, error: '' });
  });
  test('reports how the proxy refused the connection before the session started', () => {
    const ends = (type: 'refused' | 'unanswered'): TerminalEvent => ({ type: 'socketClosed', ending: { type } });
    expect(on14(ends('refused')).stream).toMatchObject({
      outcome: 'refused',
      reason: CONNECTION_NOT_OPENED,
      error: '',
    });
    expect(on14(ends('unanswered')).stream).toMatchObject({
      outcome: 'refused',
      reason: CONNECTION_UNANSWERED,
      error: '',
    });
    expect(on14(opened, socketCut).stream).toMatchObject({ outcome: 'refused', reason: STREAM_CUT, error: '' });
  });
  test('reports a message over the size limit', () => {
    expect(
      on14(opened, metadata, { type: 'socketClosed', ending: { type: 'closed', code: 1009, reason: '' } }).stream,
    ).toMatchObject({
      outcome: 'dropped',
      reason: 'The proxy refused a message that was too large.',
    });
  });
  test('continues after the user answers a challenge', () => {
    const session = on14(opened, metadata, mfaFrame);
    expect(session.stream).toMatchObject({ status: 'challenge', challenge, previousState: { status: 'live' } });
    const after = runEvents(session.stream, answered, frame('r', '$ '));
    expect(after).toMatchObject({
      stream: { status: 'live', session: { id: 'X' } },
      effects: [`send ${ANSWER}`, 'write $ '],
    });
  });
  test('ends when the user closes it during a challenge', () => {
    const stream = { status: 'ended', outcome: 'clean', reason: 'You closed the session.', error: '' };
    expect(on14(opened, metadata, mfaFrame, closed)).toStrictEqual({ stream, effects: ['hangUp'] });
  });
  test('ends as dropped when the user cancels the connection', () => {
    const stream = { status: 'ended', outcome: 'dropped', reason: 'You canceled the connection.', error: '' };
    expect(on14(opened, closed)).toStrictEqual({ stream, effects: ['hangUp'] });
  });
});

describe('a challenge during a session', () => {
  const liveStream = on14(opened, metadata, frame('r', '$ ')).stream;
  test('does not stop the output', () => {
    const during = runEvents(
      liveStream,
      mfaFrame,
      frame('r', 'tap a key'),
      frame('a', { event: 'resize', size: '1:2' }),
    );
    expect(during.stream).toMatchObject({ status: 'challenge', challenge });
    expect(during.effects).toStrictEqual(['write tap a key', 'notify {"event":"resize","size":"1:2"}']);
    expect(runEvents(during.stream, answered).stream).toBe(liveStream);
  });
  test('does not lose the latency that arrives before the answer', () => {
    const after = runEvents(liveStream, mfaFrame, frame('l', { ws: 1, ssh: 2 }), answered);
    expect(after.stream).toMatchObject({ status: 'live', latency: { ws: 1, ssh: 2 }, session: { id: 'X' } });
  });
  test('is replaced by a newer challenge', () => {
    const after = runEvents(liveStream, mfaFrame, frame('n', { other: true }));
    expect(after.stream).toStrictEqual({ status: 'challenge', challenge: { other: true }, previousState: liveStream });
  });
  test('is discarded when the session ends', () => {
    expect(runEvents(liveStream, mfaFrame, frame('c')).stream).toMatchObject({ status: 'ended', outcome: 'clean' });
    expect(runEvents(liveStream, mfaFrame, socketCut).stream).toMatchObject({ status: 'ended', outcome: 'dropped' });
  });
  test('ends the session if it cannot be read', () => {
    expect(runEvents(liveStream, frame('n', '{'))).toStrictEqual({
      stream: { status: 'ended', outcome: 'dropped', reason: UNREADABLE_MFA_CHALLENGE, error: '' },
      effects: ['hangUp'],
    });
  });
});

describe('a session on 18.x', () => {
  test('sends the token once, as the first frame, and does not store it', () => {
    const session = on18(opened, opened);
    expect(session.effects).toStrictEqual(['send {"token":"T"}']);
    expect(session.stream).toStrictEqual({ status: 'connecting', awaits: 'proof', error: '' });
    expect(runEvents(session.stream, tokenAccepted).stream).toStrictEqual({
      status: 'connecting',
      awaits: 'frame',
      error: '',
    });
  });
  test('accepts the token response as bytes', () => {
    const data = new TextEncoder().encode('{"status":"ok"}');
    expect(on18(opened, { type: 'frame', data }).stream).toMatchObject({ awaits: 'frame' });
  });
  test('closes the socket when the proxy refuses the token', () => {
    const respond = (data: string) => on18(opened, { type: 'frame', data });
    expect(respond('{"status":"error","message":"bad bearer token"}')).toStrictEqual({
      stream: { status: 'ended', outcome: 'refused', reason: '', error: 'bad bearer token' },
      effects: ['send {"token":"T"}', 'hangUp'],
    });
    expect(respond('{"status":"error"}').stream).toMatchObject({ reason: TOKEN_REFUSED, error: '' });
    expect(respond('hello').stream).toMatchObject({ status: 'connecting', awaits: 'proof' });
  });
  test.each([
    ['r', frame('r', '$ ')],
    ['s', metadata],
    ['l', frame('l', { ws: 0, ssh: 0 })],
    ['a', frame('a', { event: 'session.join' })],
  ])('becomes live when the first frame has the type "%s"', (_, first) => {
    expect(on18(opened, tokenAccepted, first).stream.status).toBe('live');
  });
  test('accepts the session metadata after output and latency', () => {
    expect(
      on18(opened, tokenAccepted, frame('r', '$ '), frame('l', { ws: 12, ssh: 34 }), metadata).stream,
    ).toMatchObject({
      status: 'live',
      session: { id: 'X' },
      latency: { ws: 12, ssh: 34 },
    });
  });
  test('is refused with the error that arrives before the shell', () => {
    const session = on18(opened, tokenAccepted, frame('e', 'no\nsuch session'), socketCut);
    expect(session.stream).toStrictEqual({
      status: 'ended',
      outcome: 'refused',
      reason: '',
      error: 'no\nsuch session',
    });
    expect(session.effects).toContain('write no\r\nsuch session\r\n');
  });
  test('waits for the shell after the user answers a challenge', () => {
    const session = on18(opened, tokenAccepted, mfaFrame);
    expect(session.stream).toMatchObject({ status: 'challenge', previousState: { status: 'connecting' } });
    expect(runEvents(session.stream, answered).stream).toStrictEqual({
      status: 'connecting',
      awaits: 'shell',
      error: '',
    });
    expect(runEvents(session.stream, answered, socketCut).stream).toMatchObject({ outcome: 'dropped' });
    expect(runEvents(session.stream, answered, frame('e', 'wrong key'), socketCut).stream).toMatchObject({
      outcome: 'refused',
      reason: '',
      error: 'wrong key',
    });
    expect(runEvents(session.stream, frame('e', 'too late'), socketCut).stream).toMatchObject({
      outcome: 'refused',
      reason: '',
      error: 'too late',
    });
  });
  // docs/behaviour.md#streams "If the proxy sent an error before the end"
  test('ends with the last error of the proxy', () => {
    expect(on18(opened, tokenAccepted, metadata, frame('e', 'boom'), socketCut).stream).toMatchObject({
      outcome: 'dropped',
      reason: '',
      error: 'boom',
    });
  });
  test('does not report an error if output follows it', () => {
    const session = on18(opened, tokenAccepted, metadata, frame('e', 'boom'), frame('r', '$ '), socketCut);
    expect(session.stream).toMatchObject({ outcome: 'dropped', reason: DROPPED, error: '' });
  });
  test('ends cleanly when the close frame names a server', () => {
    expect(on18(opened, tokenAccepted, metadata, frame('c', { node_id: 'n1' })).stream).toMatchObject({
      outcome: 'clean',
    });
  });
});

describe('the timeout for the first message of the proxy', () => {
  test.each([
    ['before the socket opens', on18()],
    ['before the token response', on18(opened)],
    ['after the token response', on18(opened, tokenAccepted)],
    ['after the socket opens on 14.x', on14(opened)],
  ])('ends the session as refused %s', (_, { stream }) => {
    expect(runEvents(stream, timedOut)).toStrictEqual({
      stream: { status: 'ended', outcome: 'refused', reason: PROXY_SILENT, error: '' },
      effects: ['hangUp'],
    });
  });
  test.each([
    ['in a running session', on14(opened, metadata)],
    ['during a challenge', on18(opened, tokenAccepted, mfaFrame)],
    ['after a challenge', on18(opened, tokenAccepted, mfaFrame, answered)],
  ])('is ignored %s', (_, { stream }) => {
    expect(runEvents(stream, timedOut)).toStrictEqual({ stream, effects: [] });
  });
  test('keeps the last error of the proxy', () => {
    expect(on18(opened, tokenAccepted, frame('e', 'boom'), timedOut).stream).toMatchObject({
      outcome: 'refused',
      error: 'boom',
    });
  });
});

describe('unexpected events', () => {
  const { stream } = on14(opened, metadata);
  test.each<[string, TerminalEvent]>([
    ['an unknown type', frame('?', 'x')],
    ['a type that only clients send', frame('w', '{}')],
    ['an MFA response without a challenge', answered],
    ['a second "opened" event', opened],
    ['an unreadable notification', frame('a', '{')],
  ])('the stream ignores %s', (_, event) => {
    expect(nextTerminal(stream, event)).toStrictEqual({ stream });
    expect(nextTerminal(stream, event).stream).toBe(stream);
  });
  test('the stream replaces malformed metadata and latency with defaults', () => {
    expect(runEvents(stream, frame('s', '[]'), frame('l', 'x')).stream).toMatchObject({
      session: { id: '', moderated: false },
      latency: { ws: 0, ssh: 0 },
    });
  });
  test.each([
    ['while the socket opens', on14()],
    ['while the terminal runs', on14(opened, metadata)],
    ['during a challenge', on14(opened, metadata, mfaFrame)],
  ])('the terminal ends with the web session %s', (_, { stream }) => {
    expect(nextTerminal(stream, signedOut)).toStrictEqual({
      stream: { status: 'ended', outcome: 'dropped', reason: SIGNED_OUT_OF_CONSOLE, error: '' },
      effect: { type: 'hangUp' },
    });
  });

  test('an ended stream ignores all events', () => {
    const ended = on14(opened, metadata, closed).stream;
    for (const event of [
      opened,
      metadata,
      frame('r', 'x'),
      frame('e', 'x'),
      mfaFrame,
      answered,
      closed,
      signedOut,
      timedOut,
      socketCut,
    ])
      expect(nextTerminal(ended, event)).toStrictEqual({ stream: ended });
  });
});

test('output does not create a new state object', () => {
  const { stream } = on14(opened, metadata);
  expect(nextTerminal(stream, frame('r', 'x')).stream).toBe(stream);
  const challenged = nextTerminal(stream, mfaFrame).stream;
  expect(nextTerminal(challenged, frame('r', 'x')).stream).toBe(challenged);
});
