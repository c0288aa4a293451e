// Feeds random, valid and slightly damaged responses and frames to the parsers of recordings, and random events to the
// player. Nothing may throw, and the results must be valid and not larger than the input.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runCount, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { parseMetadataFrame } from './metadata/recording-metadata.ts';
import { truncateTimeline, addEstimatedMoments } from './estimated-timing.ts';
import { findPauses } from './pauses.ts';
import { createPlayer, isWaiting, nextPlayer, SPEEDS, type PlayerEvent } from './player.ts';
import { encodeRangeRequest, parseRangeFrame } from './range-frames.ts';
import { parseTimeline } from './timeline.ts';
import { parseTtyFrame, encodeSeekFrame } from './tty-frames.ts';

/** `inputShare` is the part of all inputs that a property gets: of 20,000, or of a million in the long run. */
const check = <T>(inputShare: number, property: fc.IProperty<T>) =>
  fc.assert(property, { numRuns: runCount(20_000 * inputShare, 1_000_000 * inputShare), seed: SEED });

const unusualValue = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom('80:25', '0:0', '2023-06-20T10:00:00Z', '', null, undefined, Number.MAX_SAFE_INTEGER),
  fc.string({ maxLength: 8 }),
  fc.constant([]),
);
const event = fc.oneof(
  { weight: 1, arbitrary: fc.anything({ maxDepth: 1 }) },
  {
    weight: 6,
    arbitrary: fc.record(
      {
        event: fc.constantFrom('print', 'print', 'resize', 'session.start', 'session.end', 'exec'),
        ms: fc.oneof(fc.nat(1e6), unusualValue),
        offset: fc.oneof(fc.nat(5000), unusualValue),
        bytes: fc.oneof(fc.nat(500), unusualValue),
        size: unusualValue,
        time: unusualValue,
        session_start: unusualValue,
        session_stop: unusualValue,
      },
      { requiredKeys: ['event'] },
    ),
  },
);

test(
  'the times and offsets of a timeline are valid and never decrease, even for invalid events',
  () =>
    check(
      0.25,
      fc.property(fc.array(event, { maxLength: 20 }), fc.nat(9000), (events, loadedBytes) => {
        const timeline = parseTimeline({ events });
        for (const { moments, total, bytes } of [
          timeline,
          truncateTimeline(timeline, loadedBytes),
          addEstimatedMoments(timeline, Math.min(loadedBytes, timeline.bytes + 900)),
        ]) {
          const [times, offsets] = [moments.map(({ ms }) => ms), moments.map(({ to }) => to)];
          expect(times).toEqual(times.toSorted((a, b) => a - b));
          expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
          const isValid = (number: number) => Number.isSafeInteger(number) && number >= 0;
          expect([...times, ...offsets, total].every(isValid)).toBe(true);
          expect([total >= (times.at(-1) ?? 0), (offsets.at(-1) ?? 0) <= bytes]).toEqual([true, true]);
          for (const { from, to } of findPauses(moments, total)) expect(from < to && to <= total).toBe(true);
        }
      }),
    ),
  TIMEOUT_MS,
);

const VALID_FRAMES = [
  '01000a00000000000005dc6869',
  '0200070100046f6f7073',
  '05000400500019',
  '080000000000000000000000170000000108000000500000001900000002000000000000000668690a',
  '0900000001000000010000000000000000050000000000000005000000010000000161',
  '020000000000000000000000100000000100000000000000000000000000002710',
].map((hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));

const frame = fc.oneof(
  fc.uint8Array({ maxLength: 80 }),
  fc
    .tuple(fc.constantFrom(...VALID_FRAMES), fc.array(fc.tuple(fc.nat(40), fc.nat(255)), { maxLength: 4 }))
    .map(([original, changes]) => {
      const changedFrame = Uint8Array.from(original);
      for (const [index, byte] of changes) if (index < changedFrame.length) changedFrame[index] = byte;
      return changedFrame;
    }),
  fc.tuple(fc.constantFrom(...VALID_FRAMES), fc.nat(40)).map(([original, end]) => original.slice(0, end)),
);

test(
  'frames of both playback protocols give data that is not larger than the frame, or are counted as unreadable',
  () =>
    check(
      0.5,
      fc.property(frame, (bytes) => {
        const ttyFrame = parseTtyFrame(bytes);
        const contentLength =
          ttyFrame.kind === 'output' ? ttyFrame.data.length : ttyFrame.kind === 'error' ? ttyFrame.text.length : 0;
        expect(contentLength).toBeLessThanOrEqual(bytes.length);
        const { messages, unreadable } = parseRangeFrame(bytes);
        expect(messages.length * 17).toBeLessThanOrEqual(bytes.length);
        // A frame that is neither parsed nor unreadable must be an empty batch (type 9).
        expect(messages.length + unreadable > 0 || bytes[0] === 9).toBe(true);
      }),
    ),
  TIMEOUT_MS,
);

test(
  'metadata has a valid length or is ignored, and requests have a fixed size for any position',
  () =>
    check(
      0.125,
      fc.property(
        fc.oneof(fc.json({ maxDepth: 3 }), fc.string()),
        fc.double({ min: 0, max: 1e12, noNaN: true }),
        (text, ms) => {
          for (const json of [text, `{"type":"metadata","data":${text}}`, `{"type":"thumbnail","data":${text}}`]) {
            const parsed = parseMetadataFrame(json);
            expect(Number.isSafeInteger(parsed.kind === 'metadata' ? parsed.metadata.total : 0)).toBe(true);
          }
          expect(encodeSeekFrame(ms)).toHaveLength(11);
          expect(encodeRangeRequest({ from: ms, to: ms + 5, request: 1, withScreen: true })).toHaveLength(22);
        },
      ),
    ),
  TIMEOUT_MS,
);

const position = fc.integer({ min: -1000, max: 100_000 });
const playerEvent: fc.Arbitrary<PlayerEvent> = fc.oneof(
  fc.record({ type: fc.constant('tick'), ms: fc.nat(5000) }),
  fc.record({ type: fc.constantFrom('sought', 'stepped'), ms: position }),
  fc.record({ type: fc.constant('loaded'), ms: fc.nat(60_000), isComplete: fc.boolean() }),
  fc.record({ type: fc.constant('speed'), speed: fc.constantFrom(...SPEEDS) }),
  fc.record({ type: fc.constant('skipping'), isSkipping: fc.boolean() }),
  fc.constantFrom<PlayerEvent[]>(
    { type: 'play' },
    { type: 'pause' },
    { type: 'toggled' },
    { type: 'failed' },
    { type: 'retried' },
  ),
  fc.constant<PlayerEvent>({ type: 'timed', total: 60_000, pauses: [{ from: 9_000, to: 20_000 }] }),
);

test(
  'the position of a player stays valid, and the player can play from the start after any events',
  () =>
    check(
      0.125,
      fc.property(fc.array(playerEvent, { maxLength: 30 }), (events) => {
        const timed: PlayerEvent = { type: 'timed', total: 60_000, pauses: [] };
        let player = nextPlayer(createPlayer(), timed).player;
        for (const event of events) {
          player = nextPlayer(player, event).player;
          expect(player.ms).toBeGreaterThanOrEqual(0);
          expect(player.ms).toBeLessThanOrEqual(player.isComplete ? 60_000 : 100_000);
        }
        const restartEvents: PlayerEvent[] = [
          { type: 'loaded', ms: 60_000, isComplete: true },
          { type: 'sought', ms: 0 },
          { type: 'play' },
          { type: 'tick', ms: 10 },
        ];
        const restartedPlayer = restartEvents.reduce((current, event) => nextPlayer(current, event).player, player);
        expect([isWaiting(restartedPlayer), restartedPlayer.ms > 0]).toEqual([false, true]);
      }),
    ),
  TIMEOUT_MS,
);
