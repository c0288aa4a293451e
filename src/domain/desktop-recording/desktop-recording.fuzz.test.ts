// Feeds random frames and messages, including damaged ones, to the code that plays desktop recordings. Nothing may
// throw, and no picture or screen may be larger than the maximum.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runCount, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { parsePlaybackFrame } from './playback-frame.ts';
import { MAX_SIDE_PX } from '#domain/desktop/codec/picture-layouts.ts';
import { readRecordedMessage, type RecordedMessage } from './recorded-message.ts';
import { createPlayback, nextPlaybackState, SPEEDS, type PlaybackEvent } from './playback.ts';

/** `inputShare` is the part of all inputs that a property gets: of 20,000, or of a million in the long run. */
const check = <T>(inputShare: number, property: fc.IProperty<T>) =>
  fc.assert(property, { numRuns: runCount(20_000 * inputShare, 1_000_000 * inputShare), seed: SEED });

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const word = fc
  .oneof(fc.nat(300), fc.nat(9000), fc.nat(0xffffffff))
  .map((value) => [Math.floor(value / 2 ** 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255]);
const randomBytes = fc.array(fc.nat(255), { maxLength: 40 });
const typedBytes = fc
  .tuple(fc.constantFrom(1, 2, 9, 27, 28, 29, 31, 3, 99), fc.array(word, { maxLength: 6 }), fc.boolean(), randomBytes)
  .map(([type, words, isPicture, body]) => [type, ...words.flat(), ...(isPicture ? PNG : []), ...body]);
const message = fc.oneof(randomBytes, typedBytes).map((bytes) => Uint8Array.from(bytes));

/** Whether sizes and positions are within the maximum screen, and pictures and texts are not larger than the input. */
function isWithinLimits(result: RecordedMessage, length: number): boolean {
  if (result.kind === 'size')
    return Math.max(result.width, result.height) <= MAX_SIDE_PX && Math.min(result.width, result.height) > 0;
  if (result.kind === 'picture') return Math.max(result.left, result.top) < MAX_SIDE_PX && result.png.length < length;
  return result.kind !== 'notice' || result.text.length <= length;
}

test(
  'every message gives a result within the limits',
  () =>
    check(
      0.5,
      fc.property(message, (bytes) => {
        expect([bytes, isWithinLimits(readRecordedMessage(bytes), bytes.length)]).toEqual([bytes, true]);
      }),
    ),
  TIMEOUT_MS,
);

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const recorded = fc.tuple(message, fc.oneof(fc.nat(100_000), fc.anything({ maxDepth: 1 }))).map(([bytes, ms]) => ({
  event: 'desktop.recording',
  message: base64(bytes),
  ms,
}));
const frame = fc.oneof(
  recorded,
  fc.constantFrom({ message: 'end' }, { message: 'error', errorText: 'no' }, { message: 'error' }),
  fc.anything({ maxDepth: 2 }),
);
const data = fc.oneof(
  { weight: 5, arbitrary: frame.map((value) => new TextEncoder().encode(JSON.stringify(value))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);
const event: fc.Arbitrary<PlaybackEvent> = fc.oneof(
  { weight: 8, arbitrary: data.map((frameData) => ({ type: 'frame' as const, data: frameData })) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<PlaybackEvent>(
      { type: 'opened' },
      { type: 'toggled' },
      { type: 'passed', ms: 40 },
      { type: 'undrawn' },
      { type: 'frame', data: '{"status":"ok"}' },
    ),
  },
  { weight: 1, arbitrary: fc.nat(1e6).map((ms) => ({ type: 'sought' as const, ms })) },
  { weight: 1, arbitrary: fc.constantFrom(...SPEEDS).map((speed) => ({ type: 'speed' as const, speed })) },
);

test(
  'a playback never restarts after its end, always has a valid position, and sends no seek request on 14.x',
  () =>
    check(
      0.4,
      fc.property(fc.boolean(), fc.array(event, { maxLength: 25 }), (isNewer, events) => {
        let stream = createPlayback({ token: isNewer ? 'bearer' : undefined, startMs: 0, canSeek: isNewer });
        for (const input of events) {
          const step = nextPlaybackState(stream, input);
          const hasRestarted = stream.status === 'ended' && step.stream.status !== 'ended';
          stream = step.stream;
          const isValidPosition = stream.ms >= 0 && Number.isFinite(stream.ms);
          const seeks = step.effect?.type === 'send' && step.effect.data.includes('seek');
          expect([hasRestarted, isValidPosition, seeks && !isNewer]).toEqual([false, true, false]);
        }
      }),
    ),
  TIMEOUT_MS,
);

test(
  'parses any bytes as a playback frame without an error',
  () =>
    check(
      0.1,
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(['unreadable', 'message', 'end', 'error']).toContain(parsePlaybackFrame(bytes).kind);
      }),
    ),
  TIMEOUT_MS,
);
