import { expect, test } from 'vitest';
import { parseTimeline } from '#domain/recording/timeline.ts';
import { createDrawing } from './drawing.ts';
import { BEGINNING, noKeyframes, type Keyframe, type Keyframes } from './keyframes.ts';
import type { LoadedRecording } from './source.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const TIME = '2026-11-20T10:00:00Z';
const prints = (...texts: string[]) => {
  let offset = 0;
  return texts.map((text, index) => {
    const print = { event: 'print', ms: (index + 1) * 100, offset, bytes: text.length };
    offset += text.length;
    return print;
  });
};
const RESIZE = { event: 'resize', time: '2026-11-20T10:00:00.250Z', size: '120:40' };

/** Five prints of one letter every 100 ms, and a resize between two of them. */
const [a, b, ...rest] = prints('a', 'b', 'c', 'd', 'e');
const TIMELINE = parseTimeline({
  events: [{ event: 'session.start', time: TIME, size: '80:25' }, a, b, RESIZE, ...rest],
});

interface LoadedOptions {
  /** The number of loaded bytes. */
  loadedBytes?: number;
  startKeyframe?: Keyframe;
}

const loadedOf = ({ loadedBytes = 5, startKeyframe = BEGINNING }: LoadedOptions = {}): LoadedRecording => ({
  timeline: TIMELINE,
  startKeyframe,
  bytes: loadedBytes,
  ms: 500,
  knownMs: 500,
  isComplete: loadedBytes === 5,
  missing: [],
});

/** Records the changes of the screen. Text that is written together is one entry. */
function draw(options: LoadedOptions = {}, keyframes: Keyframes = noKeyframes) {
  const done: string[] = [];
  const needed: number[] = [];
  const reads: number[] = [];
  const stream = encoder.encode('abcde');
  const drawing = createDrawing(
    {
      async write(bytes) {
        const text = typeof bytes === 'string' ? bytes : decoder.decode(bytes);
        if (text !== '') done.push(text);
      },
      resize: ({ columns, rows }) => void done.push(`${columns}x${rows}`),
      async reset() {
        done.push('reset');
      },
    },
    {
      read(from, to) {
        reads.push(from);
        return stream.subarray(from, to);
      },
      peek: (from, to) => stream.subarray(from, to),
      load: async (from, to) => stream.subarray(from, to),
      setPosition: (ms) => void needed.push(ms),
      retry() {},
      close() {},
    },
    keyframes,
  );
  drawing.addLoaded(loadedOf(options));
  return { drawing, done, needed, reads, take: (more: LoadedOptions) => drawing.addLoaded(loadedOf(more)) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('draws output that loads while the screen is being prepared', async () => {
  const { drawing, done, take } = draw({ loadedBytes: 0 });
  drawing.advance(500);
  take({ loadedBytes: 5 });
  await settle();
  expect(done).toEqual(['reset', '80x25', '80x25', 'ab', '120x40', 'cde']);
});

test('draws the output between two moments together, with resizes in order', async () => {
  const { drawing, done } = draw();
  drawing.advance(500);
  await settle();
  expect(done).toEqual(['reset', '80x25', '80x25', 'ab', '120x40', 'cde']);
  drawing.advance(400);
  await settle();
  expect(done).toHaveLength(6);
});

test('redraws from the start with the initial size when going back', async () => {
  const { drawing, done } = draw();
  drawing.advance(500);
  await settle();
  done.length = 0;
  drawing.restore(150);
  await settle();
  expect(done).toEqual(['reset', '80x25', '80x25', 'a']);
});

test('redraws from the last keyframe before the moment when going back', async () => {
  const frame: Keyframe = { ms: 300, offset: 3, columns: 120, rows: 40, text: '[abc]' };
  const { drawing, done } = draw({}, { before: (ms) => (ms >= 300 ? frame : undefined) });
  drawing.advance(500);
  await settle();
  done.length = 0;
  drawing.restore(400);
  await settle();
  expect(done).toEqual(['reset', '120x40', '[abc]', 'd']);
  drawing.restore(250);
  await settle();
  expect(done.slice(4)).toEqual(['reset', '80x25', '80x25', 'ab', '120x40']);
});

test('continues from a keyframe far ahead but not from one nearby', async () => {
  const [near, far] = [100_000, 900_000].map((offset) => ({ ms: 400, offset, columns: 120, rows: 40, text: '[abcd]' }));
  for (const [frame, expected] of [
    [far, ['reset', '120x40', '[abcd]']],
    [near, ['120x40', 'cd']],
  ] as const) {
    const { drawing, done } = draw({}, { before: (ms) => (ms >= 400 ? frame : undefined) });
    drawing.advance(200);
    await settle();
    done.length = 0;
    drawing.advance(400);
    await settle();
    expect(done).toEqual(expected);
  }
});

test('lets the source continue at a keyframe at the end of the loaded output', async () => {
  const frame: Keyframe = { ms: 400, offset: 900_000, columns: 120, rows: 40, text: '[abcd]' };
  const { drawing, reads } = draw({ loadedBytes: 900_000 }, { before: (ms) => (ms >= 400 ? frame : undefined) });
  drawing.advance(200);
  await settle();
  drawing.advance(500);
  await settle();
  expect(reads.at(-1)).toBe(900_000);
});

test('draws missing output as soon as it is loaded', async () => {
  const { drawing, done, take } = draw({ loadedBytes: 2 });
  drawing.advance(500);
  await settle();
  expect(done.at(-1)).toBe('120x40');
  take({ loadedBytes: 5 });
  await settle();
  expect(done.at(-1)).toBe('cde');
});

test('requests another segment before the start of the current one', async () => {
  const startKeyframe: Keyframe = { ms: 300, offset: 3, columns: 120, rows: 40, text: '[abc]' };
  const { drawing, done, needed, take } = draw({ startKeyframe });
  drawing.advance(400);
  await settle();
  expect(done).toEqual(['reset', '120x40', '[abc]', 'd']);
  drawing.restore(100);
  await settle();
  expect([done.length, needed.at(-1), drawing.isBehind()]).toEqual([4, 100, true]);
  take({});
  await settle();
  expect([done.slice(4), drawing.isBehind()]).toEqual([['reset', '80x25', '80x25', 'a'], false]);
});
