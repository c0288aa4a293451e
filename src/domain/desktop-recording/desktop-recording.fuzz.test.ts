// Random frames and messages, including damaged ones, never throw, and nothing is drawn that is larger than a screen.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runCount, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { parsePlaybackFrame } from './playback-frame.ts';
import { MAX_SIDE_PX } from '#domain/desktop/codec/picture-layouts.ts';
import { readRecordedMessage, type RecordedMessage } from './recorded-message.ts';
import { createPlayback, nextPlaybackState, SPEEDS, type PlaybackEvent } from './playback.ts';

/** `share` is the part of all inputs that a property gets. There are 20,000 inputs, or a million in the long run. */
const check = <T>(share: number, property: fc.IProperty<T>) =>
  fc.assert(property, { numRuns: runCount(20_000 * share, 1_000_000 * share), seed: SEED });

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const word = fc
  .oneof(fc.nat(300), fc.nat(9000), fc.nat(0xffffffff))
  .map((value) => [Math.floor(value / 2 ** 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255]);
const randomBytes = fc.array(fc.nat(255), { maxLength: 40 });
const typedBytes = fc
  .tuple(fc.constantFrom(1, 2, 9, 27, 28, 29, 31, 3, 99), fc.array(word, { maxLength: 6 }), fc.boolean(), randomBytes)
  .map(([type, words, isPicture, body]) => [type, ...words.flat(), ...(isPicture ? PNG : []), ...body]);
const message = fc.oneof(randomBytes, typedBytes).map((bytes) => Uint8Array.from(bytes));

/** Whether the result fits a screen and is not larger than its input. */
function isSound(result: RecordedMessage, length: number): boolean {
  if (result.kind === 'size')
    return Math.max(result.width, result.height) <= MAX_SIDE_PX && Math.min(result.width, result.height) > 0;
  if (result.kind === 'picture') return Math.max(result.left, result.top) < MAX_SIDE_PX && result.png.length < length;
  return result.kind !== 'notice' || result.text.length <= length;
}

test(
  'reads a message or reports it as unreadable, and draws nothing larger than a screen',
  () =>
    check(
      0.5,
      fc.property(message, (bytes) => {
        expect([bytes, isSound(readRecordedMessage(bytes), bytes.length)]).toEqual([bytes, true]);
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
  'a playback never restarts after its end, has a valid position, and does not seek on 14.x',
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
  'parses any bytes without an error',
  () =>
    check(
      0.1,
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(['unreadable', 'message', 'end', 'error']).toContain(parsePlaybackFrame(bytes).kind);
      }),
    ),
  TIMEOUT_MS,
);
