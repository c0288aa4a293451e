import { describe, expect, test } from 'vitest';
import { STREAM_CUT, PROXY_SILENT, TOKEN_REFUSED } from '#domain/stream/messages.ts';
import { readMessage, writeMessage, type KnownMessage } from '#domain/desktop/codec/message.ts';
import { bytesOf } from '#domain/desktop/codec/test-messages.ts';
import { createDesktopStream, acceptsInput, nextDesktopStream } from './desktop-machine.ts';
import type { DesktopStream, DesktopEffect, DesktopEvent } from './desktop-state.ts';

const requestedSize = { width: 1280, height: 720 };
const stream14 = createDesktopStream({ requestedSize, token: undefined, layout: 0, canResize: false });
const stream18 = createDesktopStream({ requestedSize, token: 'T', layout: 0x409, canResize: true });

const PNG = bytesOf('89504e470d0a1a0a0000000d494844520000000400000003');
const corners = { left: 10, top: 20, right: 14, bottom: 23 };
const frameOf = (message: KnownMessage): DesktopEvent => ({ type: 'frame', data: writeMessage(message) });
const rawFrame = (hex: string): DesktopEvent => ({ type: 'frame', data: bytesOf(hex) });
const notification = (severity: 'info' | 'warning' | 'error', text: string) =>
  frameOf({ kind: 'notification', text, severity });
const opened: DesktopEvent = { type: 'opened' };
const socketCut: DesktopEvent = { type: 'socketClosed', ending: { type: 'cut' } };
const userLeft: DesktopEvent = { type: 'left' };
const signedOut: DesktopEvent = { type: 'signedOut' };
const timedOut: DesktopEvent = { type: 'timedOut' };
const mfaCancelled: DesktopEvent = { type: 'mfaCancelled' };
const answered: DesktopEvent = { type: 'answered', answer: { id: 'a' } };
const resized = (width: number, height = 720): DesktopEvent => ({ type: 'resized', size: { width, height } });
const tokenAccepted: DesktopEvent = { type: 'frame', data: '{"type":"create_session_response","status":"ok"}' };
const picture = frameOf({ kind: 'png2Frame', ...corners, png: PNG });
const screenUpdate = frameOf({ kind: 'fastPath', pdu: bytesOf('aabb') });
const activated = frameOf({ kind: 'activated', ioChannel: 1003, userChannel: 1007, width: 1024, height: 768 });
const challenge = { webauthn_challenge: { publicKey: { challenge: 'AAEC' } }, totp_challenge: false };
const mfaRequest = frameOf({ kind: 'desktopMfa', json: JSON.stringify(challenge) });

const sentText = (data: string | Uint8Array) => (typeof data === 'string' ? data : JSON.stringify(readMessage(data)));

function describeEffect(effect: DesktopEffect): string {
  switch (effect.type) {
    case 'send':
      return `send ${sentText(effect.data)}`;
    case 'sendAll':
      return effect.frames.map((sentFrame) => `send ${sentText(sentFrame)}`).join();
    case 'draw':
      return `draw ${effect.left}|${effect.top} ${effect.png.length}`;
    case 'activated':
      return `activated ${effect.ioChannel} ${effect.userChannel} ${effect.size.width}`;
    case 'clipboard':
      return `clipboard ${effect.text}`;
    case 'share':
      return effect.message.kind;
    case 'fastPath':
    case 'hangUp':
      return effect.type;
  }
}

function runEvents(initialStream: DesktopStream, ...events: DesktopEvent[]) {
  let stream = initialStream;
  const effects: string[] = [];
  for (const event of events) {
    const step = nextDesktopStream(stream, event);
    stream = step.stream;
    if (step.effect) effects.push(describeEffect(step.effect));
  }
  return { stream, effects };
}
const on14 = (...events: DesktopEvent[]) => runEvents(stream14, opened, ...events);
const on18 = (...events: DesktopEvent[]) => runEvents(stream18, opened, tokenAccepted, ...events);
const endOf = ({ stream }: { stream: DesktopStream }) => (stream.status === 'ended' ? stream.ending : stream.status);

const SENT_SIZE = 'send {"kind":"screenSpec","width":1280,"height":720}';
const SENT_MFA_ANSWER = 'send {"kind":"desktopMfa","json":"{\\"id\\":\\"a\\"}"}';

describe('a desktop stream of 14.x', () => {
  test('is live with the first picture, has the requested size, and accepts input only then', () => {
    const { stream, effects } = on14(picture, picture);
    expect(stream).toMatchObject({ status: 'live', view: { size: requestedSize } });
    expect(effects).toEqual(['draw 10|20 24', 'draw 10|20 24']);
    expect(acceptsInput(stream)).toBe(true);
    expect([stream14, on14().stream, on14(mfaRequest).stream].map(acceptsInput)).toEqual([false, false, false]);
  });
  test('returns the same object for further pictures', () => {
    const { stream } = on14(picture);
    expect(nextDesktopStream(stream, picture).stream).toBe(stream);
  });
  test('asks the user for MFA, and continues after the answer', () => {
    const { stream, effects } = on14(mfaRequest);
    expect([stream, effects]).toMatchObject([{ status: 'asks', challenge }, []]);
    const result = runEvents(stream, answered, picture);
    expect([result.stream.status, result.effects]).toEqual(['live', [SENT_MFA_ANSWER, 'draw 10|20 24']]);
  });
  test('requests no new size when the window is resized', () => {
    expect(on14(picture, resized(800)).effects).toEqual(['draw 10|20 24']);
  });
});

describe('a desktop stream of 18.x', () => {
  test('sends the token first and does not store it, then sends size and keyboard layout in separate frames', () => {
    const { stream, effects } = on18();
    expect(stream).toMatchObject({ status: 'connecting' });
    expect(effects).toEqual(['send {"token":"T"}', `${SENT_SIZE},send {"kind":"keyboardLayout","layout":1033}`]);
    expect(JSON.stringify(runEvents(stream18, opened).stream)).not.toContain('"T"');
  });
  test('sends the size twice if the keyboard layout is unknown', () => {
    expect(
      runEvents(
        { ...stream18, status: 'authenticating', awaits: 'socket', token: 'T', layout: 0 },
        opened,
        tokenAccepted,
      ).effects,
    ).toEqual(['send {"token":"T"}', `${SENT_SIZE},${SENT_SIZE}`]);
  });
  test('is live with the size that the desktop reports, ignores updates before that, and follows a new size', () => {
    const smallerScreen = frameOf({ kind: 'activated', ioChannel: 1, userChannel: 2, width: 800, height: 600 });
    const { stream, effects } = on18(screenUpdate, activated, screenUpdate, smallerScreen);
    expect(stream).toMatchObject({ status: 'live', view: { size: { width: 800, height: 600 } } });
    expect(effects.slice(2)).toEqual(['activated 1003 1007 1024', 'fastPath', 'activated 1 2 800']);
  });
  test('asks for MFA before it is live, and handles other messages while the challenge is open', () => {
    const { stream, effects } = on18(mfaRequest, notification('info', 'hello'), rawFrame('63'), answered, activated);
    expect(stream).toMatchObject({
      status: 'live',
      view: { notices: [{ text: 'hello' }], undecodedMessages: [{ number: 0x63 }] },
    });
    expect(effects.slice(2)).toEqual([SENT_MFA_ANSWER, 'activated 1003 1007 1024']);
  });
  test('requests each new window size once, only while it is live, and within the limits', () => {
    const { effects } = on18(resized(800), activated, resized(800), resized(800.4), resized(9000, 0), resized(9000, 0));
    expect(effects.slice(3)).toEqual([
      'send {"kind":"screenSpec","width":800,"height":720}',
      'send {"kind":"screenSpec","width":8192,"height":1}',
    ]);
  });
  test('requests the latest window size if the window was resized before the connection opened', () => {
    expect(runEvents(stream18, resized(800), opened, tokenAccepted).effects[1]).toMatch(
      /^send {"kind":"screenSpec","width":800/,
    );
  });
});

const liveStream = on14(picture).stream;

describe('messages of a live desktop', () => {
  test('cause an effect if they are about the clipboard or a shared directory', () => {
    const clipboard = frameOf({ kind: 'clipboard', text: 'hi' });
    const ack = frameOf({ kind: 'shareAcknowledge', error: 0, directory: 2 });
    const list = frameOf({ kind: 'shareListRequest', completion: 1, directory: 2, path: '' });
    expect(runEvents(liveStream, clipboard, ack, list)).toEqual({
      stream: liveStream,
      effects: ['clipboard hi', 'shareAcknowledge', 'shareListRequest'],
    });
  });
  test('update the latency', () => {
    const { stream } = runEvents(liveStream, frameOf({ kind: 'latencyStats', client: 12, server: 34 }));
    expect(stream.view.latency).toEqual({ client: 12, server: 34 });
  });
  test('become notices if they are info or warnings, and notices can be dismissed', () => {
    const { stream } = runEvents(liveStream, notification('info', 'a'), notification('warning', 'b\u202e'), {
      type: 'warned',
      text: 'c',
    });
    expect(stream.view.notices).toEqual([
      { id: 0, severity: 'info', text: 'a' },
      { id: 1, severity: 'warning', text: 'bU+202E' },
      { id: 2, severity: 'warning', text: 'c' },
    ]);
    const dismissed = runEvents(stream, { type: 'dismissed', id: 1 }, notification('info', 'd')).stream;
    expect(dismissed.view.notices.map(({ id }) => id)).toEqual([0, 2, 3]);
  });
  test('become at most 100 notices, of which the latest remain, but all are counted', () => {
    const { stream } = runEvents(
      liveStream,
      ...Array.from({ length: 250 }, (_, index) => notification('info', `${index}`)),
    );
    expect(stream.view).toMatchObject({ noticeCount: 250 });
    expect(stream.view.notices).toHaveLength(100);
    expect(stream.view.notices.at(-1)).toMatchObject({ text: '249' });
  });
  test.each([
    ['a message with an unknown number', rawFrame('63 00'), { kind: 'unknown', number: 0x63 }],
    ['a truncated picture', rawFrame('1b 00000001'), { kind: 'unreadable', number: 27 }],
    [
      'a picture that is not a PNG',
      frameOf({ kind: 'png2Frame', ...corners, png: bytesOf('00') }),
      { kind: 'unreadable', number: 27 },
    ],
    ['a picture that cannot be drawn', { type: 'undrawn' } as const, { kind: 'unreadable', number: 27 }],
    ['a message that only clients send', frameOf({ kind: 'mouseMove', x: 1, y: 1 }), { kind: 'unknown', number: 3 }],
    ['an older kind of MFA', rawFrame('0a 75 00000002 7b7d'), { kind: 'unreadable', number: 10 }],
  ])('are counted if they cannot be decoded: %s', (_, event, undecoded) => {
    const { stream, effects } = runEvents(liveStream, event, event);
    expect([stream.status, stream.view.undecodedMessages, effects]).toEqual(['live', [{ ...undecoded, count: 2 }], []]);
  });
});

const REFUSED_END = { type: 'refused', text: '', cause: STREAM_CUT };
describe('the end of a desktop stream', () => {
  test.each([
    ['the socket closes before the first frame', on14(socketCut), REFUSED_END],
    ['the socket never opens', runEvents(stream14, socketCut), REFUSED_END],
    [
      'the proxy does not accept the token',
      runEvents(stream18, opened, rawFrame('7b7d')),
      { ...REFUSED_END, cause: TOKEN_REFUSED },
    ],
    [
      'the proxy explains why it does not accept the token',
      runEvents(stream18, opened, { type: 'frame', data: '{"status":"error","message":"no"}' }),
      { type: 'refused', text: 'no', cause: TOKEN_REFUSED },
    ],
    ['the socket closes after the token was accepted', on18(socketCut), REFUSED_END],
    [
      'the proxy sends an error before the first picture',
      on14(notification('error', 'access denied'), socketCut),
      { type: 'told', text: 'access denied' },
    ],
    [
      'the proxy sends an error after the first picture',
      on14(picture, notification('error', 'idle'), socketCut),
      { type: 'told', text: 'idle' },
    ],
    [
      'the proxy sends an error during MFA',
      on18(mfaRequest, notification('error', 'no device\u0000')),
      { type: 'told', text: 'no deviceU+0000' },
    ],
    [
      'the desktop signs the user out',
      on14(picture, frameOf({ kind: 'desktopError', text: 'bye' }), socketCut),
      { type: 'logoff', text: 'bye' },
    ],
    [
      'the socket of a live desktop closes without a reason',
      on14(picture, socketCut),
      { type: 'lost', cause: STREAM_CUT },
    ],
    ['the socket closes during MFA', on14(mfaRequest, socketCut), { type: 'lost', cause: STREAM_CUT }],
    [
      'the socket closes after the MFA answer',
      on14(mfaRequest, answered, socketCut),
      { type: 'lost', cause: STREAM_CUT },
    ],
    [
      'the server of the console restarts',
      on14(picture, { type: 'socketClosed', ending: { type: 'restarting' } }),
      { type: 'restarting' },
    ],
    ['the user leaves', on14(picture, userLeft, socketCut), { type: 'left' }],
    ['the user leaves before the socket opens', runEvents(stream18, userLeft), { type: 'left' }],
    ['the user signs out of the console', on18(activated, signedOut, socketCut), { type: 'signedOut' }],
    ['the user cancels MFA', on18(mfaRequest, mfaCancelled, socketCut), { type: 'mfaCancelled' }],
    ['the proxy does not respond in time', on14(timedOut, socketCut), { type: 'timedOut', cause: PROXY_SILENT }],
    [
      'the proxy does not respond to the token in time',
      runEvents(stream18, opened, timedOut),
      { type: 'timedOut', cause: PROXY_SILENT },
    ],
  ])('has its reason, and the console closes the socket unless it is closed already, when %s', (_, result, ending) => {
    expect(endOf(result)).toEqual(ending);
    const isSocketClosed =
      ['refused', 'lost', 'restarting'].includes(ending.type) && !('text' in ending && ending.text);
    expect(isSocketClosed || result.effects.at(-1) === 'hangUp').toBe(true);
  });
  test('is not caused by a timeout while live or during MFA, nor by canceling MFA without a challenge', () => {
    expect(on14(picture, timedOut).stream.status).toBe('live');
    expect(on14(mfaRequest, timedOut).stream.status).toBe('asks');
    expect(on14(picture, mfaCancelled, answered)).toMatchObject({
      stream: { status: 'live' },
      effects: ['draw 10|20 24'],
    });
  });
  test('is not caused by an unreadable MFA challenge, so that the user can cancel it', () => {
    expect(on14(frameOf({ kind: 'desktopMfa', json: 'null' })).stream).toMatchObject({ status: 'asks', challenge: {} });
  });
});
