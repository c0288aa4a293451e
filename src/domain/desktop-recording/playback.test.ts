import { describe, expect, test } from 'vitest';
import { STREAM_CUT, PROXY_SILENT } from '#domain/stream/messages.ts';
import { playbackAddress } from './playback-address.ts';
import { createPlayback, hasAllMessages, nextPlaybackState, type Playback, type PlaybackEvent } from './playback.ts';

// Recorded messages in base64: a screen size of 1920 × 1080, a mouse move, and below an error notification ("denied").
const SCREEN_SIZE = 'AQAAB4AAAAQ4';
const MOUSE = 'AwAAAGQAAADI';
/** Activates a screen of 640 × 400; `SCREEN_UPDATE` is an update for this screen. */
const SCREEN_ACTIVATION = 'HwPrA+8CgAGQ';
const SCREEN_UPDATE = 'HQAAAAH/';
const DENIED_NOTICE = 'HAAAAAZkZW5pZWQC';

const binary = (value: unknown): PlaybackEvent => ({
  type: 'frame',
  data: new TextEncoder().encode(JSON.stringify(value)),
});
const recorded = (message: string, ms: number) => binary({ event: 'desktop.recording', message, ms });
const TOKEN_ACCEPTED: PlaybackEvent = { type: 'frame', data: '{"type":"create_session_response","status":"ok"}' };

/** The final state and all effects. */
function runEvents(initialState: Playback, ...events: PlaybackEvent[]) {
  let stream = initialState;
  const effects: unknown[] = [];
  for (const event of events) {
    const step = nextPlaybackState(stream, event);
    stream = step.stream;
    if (step.effect) effects.push(step.effect);
  }
  return { stream, effects };
}
const sendEffect = (data: string) => ({ type: 'send', data });
const playback14 = () => createPlayback({ startMs: 0 });
const playback18 = (startMs = 0) => createPlayback({ token: 'bearer', startMs, canSeek: true });
const OPENED: PlaybackEvent = { type: 'opened' };

test('the address contains the token on 14.x but not on 18.x', () => {
  const options = { origin: 'https://console.example.com', cluster: 'o/ne', sid: 'x' };
  expect(playbackAddress({ ...options, token: 'a+b' })).toBe(
    'wss://console.example.com/v1/webapi/sites/o%2Fne/desktopplayback/x?access_token=a%2Bb',
  );
  expect(playbackAddress(options)).toBe('wss://console.example.com/v1/webapi/sites/o%2Fne/desktopplayback/x/ws');
});

describe('a recording on 14.x', () => {
  test('starts with the first message, and later messages correct the position that time has advanced', () => {
    const { stream, effects } = runEvents(
      playback14(),
      OPENED,
      recorded(SCREEN_SIZE, 0),
      { type: 'passed', ms: 900 },
      recorded(MOUSE, 1000),
    );
    expect(stream).toMatchObject({ status: 'playing', ms: 1000, size: { width: 1920, height: 1080 }, canSeek: false });
    expect(effects).toEqual([{ type: 'clear', width: 1920, height: 1080 }]);
  });

  test('stays paused until the next toggle, and its position does not advance with time while paused', () => {
    const playing = runEvents(playback14(), OPENED, recorded(SCREEN_SIZE, 0)).stream;
    const paused = runEvents(playing, { type: 'toggled' }, { type: 'passed', ms: 500 });
    expect(paused).toMatchObject({
      stream: { status: 'paused', ms: 0 },
      effects: [sendEffect('{"action":"play/pause"}')],
    });
    // A message that the proxy has already sent still arrives.
    expect(runEvents(paused.stream, recorded(MOUSE, 1000)).stream).toMatchObject({ status: 'paused', ms: 1000 });
    expect(runEvents(paused.stream, { type: 'toggled' }).stream.status).toBe('playing');
  });

  test('never sends a seek request', () => {
    const { stream, effects } = runEvents(playback14(), OPENED, recorded(SCREEN_SIZE, 0), { type: 'sought', ms: 5000 });
    expect([stream.ms, effects.length]).toEqual([0, 1]);
  });

  test('advances the time faster at a higher speed', () => {
    const { stream, effects } = runEvents(
      playback14(),
      OPENED,
      recorded(MOUSE, 0),
      { type: 'speed', speed: 4 },
      { type: 'passed', ms: 250 },
    );
    expect([stream.ms, effects]).toEqual([1000, [sendEffect('{"action":"speed","speed":4}')]]);
  });
});

describe('a recording on 18.x', () => {
  // docs/behaviour.md#recordings "The number of updates that can't"
  test('activates a decoder, passes it screen updates, and counts updates that it cannot decode', () => {
    const { stream, effects } = runEvents(
      playback18(),
      OPENED,
      TOKEN_ACCEPTED,
      recorded(SCREEN_ACTIVATION, 0),
      recorded(SCREEN_UPDATE, 10),
      {
        type: 'undecoded',
      },
    );
    expect(stream).toMatchObject({ size: { width: 640, height: 400 }, undecoded: 1, unreadable: 0 });
    expect(effects.slice(1)).toEqual([
      { type: 'activate', activated: { ioChannel: 1003, userChannel: 1007, width: 640, height: 400 } },
      { type: 'decode', pdu: Uint8Array.of(0xff) },
    ]);
  });

  test('sends the token first, does not store it after that, and plays once the proxy has accepted it', () => {
    const opened = runEvents(playback18(), OPENED);
    expect(opened.effects).toEqual([sendEffect('{"token":"bearer"}')]);
    expect(JSON.stringify(opened.stream)).not.toContain('bearer');
    expect(runEvents(opened.stream, TOKEN_ACCEPTED, recorded(SCREEN_SIZE, 0)).stream).toMatchObject({
      status: 'playing',
      canSeek: true,
    });
  });

  test.each([
    ['{"type":"create_session_response","status":"error","message":"expired"}', { type: 'failed', text: 'expired' }],
    ['{}', { type: 'tokenRefused' }],
    ['no JSON', { type: 'tokenRefused' }],
  ])('ends when the token is answered with %s', (data, ending) => {
    expect(runEvents(playback18(), OPENED, { type: 'frame', data })).toMatchObject({
      stream: { status: 'ended', ending },
      effects: [{ type: 'send' }, { type: 'hangUp' }],
    });
  });

  test('shows the target of a seek as position until a message reaches it, but draws earlier messages', () => {
    const playing = runEvents(playback18(), OPENED, TOKEN_ACCEPTED, recorded(SCREEN_SIZE, 9000)).stream;
    const sought = runEvents(playing, { type: 'sought', ms: 4000.7 });
    expect(sought.effects).toEqual([sendEffect('{"action":"seek","pos":4000}')]);
    const beforeTarget = runEvents(sought.stream, recorded(SCREEN_SIZE, 0), recorded(MOUSE, 3900));
    expect([beforeTarget.stream.ms, beforeTarget.effects.length]).toEqual([4000, 1]);
    expect(runEvents(beforeTarget.stream, recorded(MOUSE, 4100), recorded(MOUSE, 4200)).stream.ms).toBe(4200);
  });

  test('seeks to the start position as soon as the token is accepted', () => {
    const { effects } = runEvents(playback18(7000), OPENED, TOKEN_ACCEPTED);
    expect(effects.at(-1)).toEqual(sendEffect('{"action":"seek","pos":7000}'));
  });
});

test('sorts notices by time, skips repeated ones, and counts an unreadable one', () => {
  const playing = runEvents(playback14(), OPENED, recorded(SCREEN_SIZE, 0)).stream;
  const truncatedNotice = 'HAAAAAQ='; // truncated, so unreadable
  const { stream } = runEvents(
    playing,
    recorded(DENIED_NOTICE, 2000),
    recorded(DENIED_NOTICE, 2000),
    recorded(DENIED_NOTICE, 500),
    recorded(truncatedNotice, 1),
  );
  expect(stream.notices.map(({ ms, text, severity }) => [ms, text, severity])).toEqual([
    [500, 'denied', 'error'],
    [2000, 'denied', 'error'],
  ]);
  expect(stream.unreadable).toBe(1);
});

test.each<[string, PlaybackEvent, unknown]>([
  [
    'an error frame',
    binary({ message: 'error', errorText: 'server\u202e error' }),
    { type: 'failed', text: 'serverU+202E error' },
  ],
  ['a closed socket', { type: 'socketClosed', ending: { type: 'cut' } }, { type: 'lost', cause: STREAM_CUT }],
  ['a sign-out', { type: 'signedOut' }, { type: 'signedOut' }],
])('%s ends the playback, and the position and the notices remain', (_, event, ending) => {
  const { stream } = runEvents(playback14(), OPENED, recorded(SCREEN_SIZE, 0), recorded(DENIED_NOTICE, 2000), event);
  expect(stream).toMatchObject({ status: 'ended', ending, ms: 2000, notices: [{ text: 'denied' }] });
});

// docs/behaviour.md#recordings "The player continues to the end of the session"
describe('after the last message', () => {
  const playToLastMessage = () =>
    runEvents(playback14(), OPENED, recorded(SCREEN_SIZE, 0), recorded(MOUSE, 1000), binary({ message: 'end' }));

  test('the position advances to the end of the session at the chosen speed', () => {
    const { stream, effects } = playToLastMessage();
    expect([stream.status, effects.at(-1)]).toEqual(['playing', { type: 'hangUp' }]);
    const closed = runEvents(stream, { type: 'socketClosed', ending: { type: 'closed', code: 1000, reason: '' } });
    const passing = runEvents(closed.stream, { type: 'speed', speed: 2 }, { type: 'passed', ms: 950, total: 3000 });
    expect(passing.stream).toMatchObject({ status: 'playing', ms: 2900 });
    expect(runEvents(passing.stream, { type: 'passed', ms: 950, total: 3000 }).stream).toMatchObject({
      status: 'ended',
      ending: { type: 'finished' },
      ms: 3000,
    });
  });

  test.each([undefined, 500])('the playback ends immediately if the session length is %s', (total) => {
    const { stream } = runEvents(playToLastMessage().stream, { type: 'passed', ms: 50, total });
    expect(stream).toMatchObject({ status: 'ended', ending: { type: 'finished' }, ms: 1000 });
  });

  test('a pause stops the position', () => {
    const { stream } = runEvents(
      playToLastMessage().stream,
      { type: 'toggled' },
      { type: 'passed', ms: 5000, total: 3000 },
    );
    expect(stream).toMatchObject({ status: 'paused', ms: 1000 });
  });

  test('seeking is ignored because it needs a new stream', () => {
    const { stream } = runEvents(
      playback18(),
      OPENED,
      TOKEN_ACCEPTED,
      recorded(SCREEN_SIZE, 0),
      binary({ message: 'end' }),
    );
    expect(hasAllMessages(stream)).toBe(true);
    expect(runEvents(stream, { type: 'sought', ms: 500 })).toEqual({ stream, effects: [] });
  });
});

test('a playback counts as refused if the socket closes or the time runs out before the first message', () => {
  expect(runEvents(playback14(), { type: 'socketClosed', ending: { type: 'cut' } }).stream).toMatchObject({
    ending: { type: 'refused', cause: STREAM_CUT },
  });
  expect(runEvents(playback14(), OPENED, { type: 'timedOut' }).stream).toMatchObject({
    ending: { type: 'refused', cause: PROXY_SILENT },
  });
});

test('ignores all events after the end', () => {
  const ended = runEvents(playback14(), OPENED, recorded(SCREEN_SIZE, 0), binary({ message: 'end' }), {
    type: 'passed',
    ms: 5,
  }).stream;
  const laterEvents: PlaybackEvent[] = [
    recorded(SCREEN_SIZE, 9),
    { type: 'toggled' },
    { type: 'speed', speed: 2 },
    { type: 'sought', ms: 1 },
  ];
  expect(
    runEvents(
      ended,
      ...laterEvents,
      { type: 'socketClosed', ending: { type: 'closed', code: 1000, reason: '' } },
      { type: 'passed', ms: 5 },
    ),
  ).toEqual({
    stream: ended,
    effects: [],
  });
});
