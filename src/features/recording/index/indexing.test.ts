import { expect, test } from 'vitest';
import type { FeedPart } from '#domain/recording-index/feed.ts';
import { parseTimeline, type Moment } from '#domain/recording/timeline.ts';
import type { MissingPart } from '#domain/recording/missing-parts.ts';
import type { IndexClient } from './index-client.ts';
import { createIndexing } from './indexing.ts';
import { BEGINNING, type Keyframe } from '#features/recording/keyframes.ts';
import type { LoadedRecording } from '#features/recording/source.ts';

const MIB = 1024 * 1024;

function start(stream = Uint8Array.from({ length: 40 }, (_, n) => n)) {
  const opened: FeedPart[][] = [];
  const open = (): IndexClient => {
    const parts: FeedPart[] = [];
    opened.push(parts);
    return {
      feed: (part) => void parts.push(part),
      state: () => ({ progress: { ms: 0, bytes: 0, lines: 0, fullAt: undefined }, chunks: 1, hasFailed: false }),
      subscribe: () => () => {},
      before: (ms) => ({ ms, offset: 0, columns: 1, rows: 1, text: '' }),
      read: () => Promise.resolve([]),
      close: () => {},
    };
  };
  const indexing = createIndexing((from, to) => stream.subarray(from, to), open);
  let startKeyframe = BEGINNING;
  const take = (moments: readonly Moment[], bytes: number, missing: readonly MissingPart[] = []) => {
    const timeline = { ...parseTimeline(undefined), moments };
    const loaded: LoadedRecording = {
      timeline,
      startKeyframe,
      bytes,
      ms: 0,
      knownMs: 0,
      isComplete: false,
      missing,
    };
    indexing.addLoaded(loaded);
  };
  const from = (other: Keyframe) => (startKeyframe = other);
  return { take, opened, from };
}

const MOMENTS: Moment[] = [
  { ms: 0, to: 0, size: { columns: 90, rows: 30 } },
  { ms: 1, to: 10 },
  { ms: 2, to: 25 },
  { ms: 3, to: 25, size: { columns: 80, rows: 25 } },
  { ms: 4, to: 40 },
];

test('sends loaded moments to the index once, and waits for incomplete prints', () => {
  const { take, opened } = start();
  take(MOMENTS, 12);
  take(MOMENTS, 30);
  take(MOMENTS, 40);
  take(MOMENTS, 40);
  expect(opened.map((parts) => parts.map(({ from, bytes, moments }) => [from, bytes.length, moments]))).toEqual([
    [
      [0, 10, MOMENTS.slice(0, 2)],
      [10, 15, MOMENTS.slice(2, 4)],
      [25, 15, MOMENTS.slice(4)],
    ],
  ]);
});

test('sends large amounts in parts', () => {
  const { take, opened } = start(new Uint8Array(4 * MIB));
  const moments = Array.from({ length: 16 }, (_, n) => ({ ms: n, to: ((n + 1) * MIB) / 4 }));
  take(moments, 4 * MIB);
  expect(opened[0]?.map(({ bytes }) => bytes.length)).toEqual([MIB, MIB, MIB, MIB]);
});

test('starts a new index once the times are known', () => {
  const { take, opened } = start();
  take([{ ms: 0, to: 40 }], 40, [{ kind: 'timing' }]);
  take(MOMENTS, 40);
  expect(opened.map((parts) => parts.flatMap(({ moments }) => moments.map(({ ms }) => ms)))).toEqual([
    [0],
    [0, 1, 2, 3, 4],
  ]);
});

test('does not index a segment from the middle of the recording', () => {
  const { take, opened, from } = start();
  take(MOMENTS, 12);
  from({ ...BEGINNING, ms: 900 });
  take([{ ms: 901, to: 20 }], 20);
  expect(opened.map((parts) => parts.length)).toEqual([1]);
});
