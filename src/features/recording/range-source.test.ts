import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '#api/refusal.ts';
import { UserFacingError } from '#lib/user-facing-error.ts';
import type { StreamSocket } from '#features/stream/stream-socket.ts';
import { createRangeMessage, encodeNumbers, screenData } from './test-range-messages.ts';
import type { RecordingDetails, LoadedRecording, RecordingSource } from './source.ts';

const MINUTE = 60_000;
const LENGTH = 60 * MINUTE;
const encoder = new TextEncoder();

/** A socket of the proxy: its requests, and functions for the test to send messages. */
interface FakeSocket {
  requestedRanges: string[];
  /** Answers the last requested range with one letter per minute, up to a time. */
  answer: (until?: number) => void;
  send: (frame: Uint8Array) => void;
  end: (error: UserFacingError) => void;
  isClosed: () => boolean;
}

const sockets: FakeSocket[] = [];

function createFakeSocket(): StreamSocket & { closeReason: Promise<UserFacingError> } {
  const pendingFrames: Uint8Array[] = [];
  const requests: string[] = [];
  let lastRequest = { from: 0, to: 0, request: 0, withScreen: false };
  let wakeReader = () => {};
  const state = { isOver: false, isClosed: false };
  let resolveCloseReason: (error: UserFacingError) => void = () => {};
  const closeReason = new Promise<UserFacingError>((resolve) => (resolveCloseReason = resolve));
  const send = (frame: Uint8Array) => {
    pendingFrames.push(frame);
    wakeReader();
  };
  const end = (error: UserFacingError) => {
    state.isOver = true;
    resolveCloseReason(error);
    wakeReader();
  };
  sockets.push({
    requestedRanges: requests,
    send,
    end,
    isClosed: () => state.isClosed,
    answer(until = lastRequest.to) {
      const { from, to, request, withScreen } = lastRequest;
      if (withScreen) send(createRangeMessage(8, from, [request, screenData('[screen]')]));
      for (let ms = Math.ceil(from / MINUTE) * MINUTE; ms <= Math.min(until, LENGTH); ms += MINUTE)
        send(createRangeMessage(5, ms, [request, encoder.encode('x')]));
      if (to >= LENGTH && until >= LENGTH) send(createRangeMessage(6, LENGTH, [request]));
      if (until === to) send(createRangeMessage(2, 0, [request, encodeNumbers(from, to)]));
    },
  });
  return {
    closeReason,
    ended: Promise.resolve({ type: 'closed', code: 1000, reason: '' }),
    async read() {
      while (pendingFrames.length === 0 && !state.isOver) await new Promise<void>((resolve) => (wakeReader = resolve));
      return pendingFrames.shift();
    },
    send(data) {
      const view = new DataView((data as Uint8Array<ArrayBuffer>).buffer); // random access sends nothing else
      const [from, to] = [Number(view.getBigUint64(1)), Number(view.getBigUint64(9))];
      lastRequest = { from, to, request: view.getUint32(17), withScreen: view.getUint8(21) === 1 };
      requests.push(`${from / MINUTE}${lastRequest.withScreen ? ' with screen' : ''}`);
      return true;
    },
    close() {
      state.isClosed = true;
      end(new UserFacingError('closed'));
    },
  };
}

/** The frames of the metadata socket, which is cut after them; undefined if the socket is refused. */
let metadataFrames: string[] | undefined;
const metadataSocket = { isClosed: false };

const scriptedSocket = (frames: readonly string[]): StreamSocket => {
  const remainingFrames = [...frames];
  return {
    ended: Promise.resolve({ type: 'cut' }),
    read: () => Promise.resolve(remainingFrames.shift()),
    send: () => true,
    close: () => void (metadataSocket.isClosed = true),
  };
};

vi.mock('./playback-socket.ts', () => ({
  openWithToken: (path: string) =>
    Promise.resolve(
      path.includes('/metadata/') ? metadataFrames && scriptedSocket(metadataFrames) : createFakeSocket(),
    ),
  endRefusal: ({ closeReason }: ReturnType<typeof createFakeSocket>) => closeReason,
}));

const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

interface OpenedSource {
  source: RecordingSource;
  now: () => LoadedRecording | undefined;
  failed: unknown[];
  about: () => RecordingDetails | undefined;
}

async function open(): Promise<OpenedSource> {
  vi.resetModules();
  const { openRangeSource } = await import('./range-source.ts');
  let loaded: LoadedRecording | undefined;
  let about: RecordingDetails | undefined;
  const failed: unknown[] = [];
  const source = await openRangeSource(
    { cluster: 'one', sid: '1' },
    {
      onLoaded: (latest) => (loaded = latest),
      onFailed: (error) => failed.push(error),
      onDetails: (details) => void (about = details),
    },
  );
  if (!source) throw new Error('The source did not open.');
  await settle();
  return { source, now: () => loaded, failed, about: () => about };
}

const socketAt = (index: number): FakeSocket => {
  const socket = sockets[index];
  if (!socket) throw new Error(`There is no socket ${index}.`);
  return socket;
};

beforeEach(() => {
  sockets.length = 0;
  metadataFrames = undefined;
});
afterAll(() => vi.resetModules());

test('reads a short recording to its end in ranges of ten minutes', async () => {
  const { now } = await open();
  for (let answerCount = 0; answerCount < 6; answerCount += 1) {
    socketAt(0).answer();
    await settle();
  }
  expect(socketAt(0).requestedRanges.length).toBe(6);
  expect([now()?.isComplete, now()?.bytes, now()?.timeline.total]).toEqual([true, 61, LENGTH]);
  expect(now()?.fromStart).toBeUndefined();
});

test('shows another segment after seeking far ahead, and continues loading from the start', async () => {
  const { source, now } = await open();
  socketAt(0).answer();
  await settle();
  source.setPosition(40 * MINUTE);
  await settle();
  expect(socketAt(1).requestedRanges).toEqual(['40 with screen']);
  socketAt(1).answer();
  await settle();
  expect([now()?.startKeyframe.ms, now()?.bytes, now()?.fromStart?.ms, now()?.fromStart?.bytes]).toEqual([
    40 * MINUTE,
    11,
    10 * MINUTE,
    11,
  ]);
  // The shown segment and the segment from the start have separate byte offsets.
  socketAt(0).answer();
  await settle();
  expect([now()?.fromStart?.bytes, source.peek(0, 21)?.length, source.read(0, 11)?.length]).toEqual([21, 21, 11]);
});

test('plays only the segment from the start once it covers the position', async () => {
  const { source, now } = await open();
  source.setPosition(40 * MINUTE);
  await settle();
  for (let answerCount = 0; answerCount < 6; answerCount += 1) {
    socketAt(0).answer();
    await settle();
  }
  expect([now()?.startKeyframe.ms, now()?.bytes, now()?.fromStart, socketAt(1).isClosed()]).toEqual([
    0,
    61,
    undefined,
    true,
  ]);
});

test('requests nothing when going back to the loaded part', async () => {
  const { source, now } = await open();
  socketAt(0).answer();
  await settle();
  source.setPosition(40 * MINUTE);
  await settle();
  socketAt(1).answer();
  await settle();
  source.setPosition(5 * MINUTE);
  expect([now()?.startKeyframe.ms, sockets.length, socketAt(1).isClosed()]).toEqual([0, 2, true]);
});

test('reports the failure of a hidden segment only when it is played', async () => {
  const { source, failed } = await open();
  socketAt(0).answer();
  await settle();
  source.setPosition(40 * MINUTE);
  await settle();
  socketAt(1).answer();
  socketAt(0).end(new UserFacingError('lost'));
  await settle();
  expect(failed).toEqual([]);
  source.setPosition(5 * MINUTE);
  expect(failed).toEqual([new UserFacingError('lost')]);
});

test('continues after a lost connection without repeating prints', async () => {
  const { source, now, failed } = await open();
  socketAt(0).answer(3 * MINUTE);
  socketAt(0).end(new UserFacingError('lost'));
  await settle();
  expect(failed).toEqual([new UserFacingError('lost')]);
  source.retry();
  await settle();
  expect(socketAt(1).requestedRanges).toEqual(['3']);
  socketAt(1).answer();
  await settle();
  expect([
    now()?.bytes,
    now()
      ?.timeline.moments.map(({ ms }) => ms / MINUTE)
      .slice(0, 6),
  ]).toEqual([14, [0, 1, 2, 3, 4, 5]]);
});

test.each([
  ['of the request', 1],
  ['before any request', 0],
])('reports an error %s and keeps the loaded output', async (_, request) => {
  const { now, failed } = await open();
  socketAt(0).answer(3 * MINUTE);
  socketAt(0).send(createRangeMessage(3, 0, [request, encoder.encode('access denied')]));
  await settle();
  expect(failed).toEqual([new Refusal(1, 'access denied')]);
  expect(now()?.bytes).toBe(4);
});

test('counts unreadable messages and plays later output', async () => {
  const { now } = await open();
  socketAt(0).send(Uint8Array.of(5, 1, 2));
  socketAt(0).answer();
  await settle();
  expect([now()?.missing, now()?.bytes]).toEqual([[{ kind: 'messages', count: 1 }], 11]);
});

describe('metadata of the recording', () => {
  const frame = (type: string, data: unknown) => JSON.stringify({ type, data });
  const inactivityEvent = { type: 'inactivity', startTime: 1, endTime: 2 };
  const metadata = frame('metadata', { duration: LENGTH, user: 'bob', events: [inactivityEvent, null] });
  const thumbnails = [0, MINUTE].map((startOffset) => frame('thumbnail', { svg: '<svg/>', startOffset }));
  test.each(['after', 'before'])('are read when they arrive %s the thumbnails', async (place) => {
    const frames = [...thumbnails, frame('thumbnail', 7), metadata];
    metadataFrames = ['{', '[]', frame('dance', {}), ...(place === 'after' ? frames : frames.toReversed())];
    const { now, about, failed } = await open();
    socketAt(0).answer();
    await settle();
    expect(about()?.marks).toEqual([{ kind: 'inactivity', from: 1, to: 2, number: 0 }]);
    expect([about()?.thumbnailAt(5)?.from, about()?.thumbnailAt(2 * MINUTE)?.from]).toEqual([0, MINUTE]);
    expect([now()?.timeline.about.user, now()?.timeline.total, failed]).toEqual(['bob', LENGTH, []]);
    expect(metadataSocket.isClosed).toBe(true);
  });

  test.each<[string, string[] | undefined]>([
    ['has an error', [frame('error', { error: 'recording not found' }), metadata]],
    ['ends early', []],
    ['is refused', undefined],
  ])('are not needed when the socket %s', async (_, frames) => {
    metadataFrames = frames;
    const { now, about, failed } = await open();
    socketAt(0).answer();
    await settle();
    expect([about(), failed, now()?.bytes]).toEqual([undefined, [], 11]);
  });

  test('are kept when an error follows', async () => {
    metadataFrames = [metadata, frame('error', { error: 'no more' })];
    const { about, failed } = await open();
    expect([about()?.marks.length, failed]).toEqual([1, []]);
  });
});
