// Answers and frames at random, true ones among them and true ones with a few bytes changed: none is an exception, and
// nothing that is read is larger than what it was read from.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { parseMetadataFrame } from './metadata/recording-metadata.ts';
import { truncateTimeline, addEstimatedMoments } from './estimated-timing.ts';
import { findPauses } from './pauses.ts';
import { createPlayer, isWaiting, nextPlayer, SPEEDS, type PlayerEvent } from './player.ts';
import { encodeRangeRequest, parseRangeFrame } from './range-frames.ts';
import { parseTimeline } from './timeline.ts';
import { parseTtyFrame, encodeSeekFrame } from './tty-frames.ts';

/** Together 20,000 inputs, and a million of the long run. */
const check = <T>(share: number, property: fc.IProperty<T>) =>
  fc.assert(property, { numRuns: runs(20_000 * share, 1_000_000 * share), seed: SEED });

const odd = fc.oneof(
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
        ms: fc.oneof(fc.nat(1e6), odd),
        offset: fc.oneof(fc.nat(5000), odd),
        bytes: fc.oneof(fc.nat(500), odd),
        size: odd,
        time: odd,
        session_start: odd,
        session_stop: odd,
      },
      { requiredKeys: ['event'] },
    ),
  },
);

test(
  'a time line runs forward, whatever it was read from',
  () =>
    check(
      0.25,
      fc.property(fc.array(event, { maxLength: 20 }), fc.nat(9000), (events, come) => {
        const whole = parseTimeline({ events });
        for (const { moments, total, bytes } of [
          whole,
          truncateTimeline(whole, come),
          addEstimatedMoments(whole, Math.min(come, whole.bytes + 900)),
        ]) {
          const [times, places] = [moments.map(({ ms }) => ms), moments.map(({ to }) => to)];
          expect(times).toEqual(times.toSorted((a, b) => a - b));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
          expect([...times, ...places, total].every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true);
          expect([total >= (times.at(-1) ?? 0), (places.at(-1) ?? 0) <= bytes]).toEqual([true, true]);
          for (const { from, to } of findPauses(moments, total)) expect(from < to && to <= total).toBe(true);
        }
      }),
    ),
  TIMEOUT_MS,
);

const TRUE_FRAMES = [
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
    .tuple(fc.constantFrom(...TRUE_FRAMES), fc.array(fc.tuple(fc.nat(40), fc.nat(255)), { maxLength: 4 }))
    .map(([whole, changes]) => {
      const changed = Uint8Array.from(whole);
      for (const [at, byte] of changes) if (at < changed.length) changed[at] = byte;
      return changed;
    }),
  fc.tuple(fc.constantFrom(...TRUE_FRAMES), fc.nat(40)).map(([whole, end]) => whole.slice(0, end)),
);

test(
  'frames of both playbacks are read or said to be unreadable',
  () =>
    check(
      0.5,
      fc.property(frame, (bytes) => {
        const tty = parseTtyFrame(bytes);
        const held = tty.kind === 'output' ? tty.data.length : tty.kind === 'error' ? tty.text.length : 0;
        expect(held).toBeLessThanOrEqual(bytes.length);
        const { messages, unreadable } = parseRangeFrame(bytes);
        expect(messages.length * 17).toBeLessThanOrEqual(bytes.length);
        // Only an empty batch says nothing.
        expect(messages.length + unreadable > 0 || bytes[0] === 9).toBe(true);
      }),
    ),
  TIMEOUT_MS,
);

test(
  'metadata is read or passed over, and any place can be asked for',
  () =>
    check(
      0.125,
      fc.property(
        fc.oneof(fc.json({ maxDepth: 3 }), fc.string()),
        fc.double({ min: 0, max: 1e12, noNaN: true }),
        (text, ms) => {
          for (const one of [text, `{"type":"metadata","data":${text}}`, `{"type":"thumbnail","data":${text}}`]) {
            const read = parseMetadataFrame(one);
            expect(Number.isSafeInteger(read.kind === 'metadata' ? read.metadata.total : 0)).toBe(true);
          }
          expect(encodeSeekFrame(ms)).toHaveLength(11);
          expect(encodeRangeRequest({ from: ms, to: ms + 5, request: 1, withScreen: true })).toHaveLength(22);
        },
      ),
    ),
  TIMEOUT_MS,
);

const place = fc.integer({ min: -1000, max: 100_000 });
const playerEvent: fc.Arbitrary<PlayerEvent> = fc.oneof(
  fc.record({ on: fc.constant('tick'), ms: fc.nat(5000) }),
  fc.record({ on: fc.constantFrom('sought', 'stepped'), ms: place }),
  fc.record({ on: fc.constant('loaded'), ms: fc.nat(60_000), isComplete: fc.boolean() }),
  fc.record({ on: fc.constant('speed'), speed: fc.constantFrom(...SPEEDS) }),
  fc.record({ on: fc.constant('skipping'), isSkipping: fc.boolean() }),
  fc.constantFrom<PlayerEvent[]>(
    { on: 'play' },
    { on: 'pause' },
    { on: 'toggled' },
    { on: 'failed' },
    { on: 'retried' },
  ),
  fc.constant<PlayerEvent>({ on: 'timed', total: 60_000, pauses: [{ from: 9_000, to: 20_000 }] }),
);

test(
  'a player stays within its recording, and no event stops it for good',
  () =>
    check(
      0.125,
      fc.property(fc.array(playerEvent, { maxLength: 30 }), (events) => {
        const known: PlayerEvent = { on: 'timed', total: 60_000, pauses: [] };
        let player = nextPlayer(createPlayer(), known).player;
        for (const one of events) {
          player = nextPlayer(player, one).player;
          expect(player.ms).toBeGreaterThanOrEqual(0);
          expect(player.ms).toBeLessThanOrEqual(player.isComplete ? 60_000 : 100_000);
        }
        const [all, start, on]: PlayerEvent[] = [
          { on: 'loaded', ms: 60_000, isComplete: true },
          { on: 'sought', ms: 0 },
          { on: 'play' },
        ];
        const again = [all, start, on, { on: 'tick', ms: 10 } as const].reduce(
          (now, one) => (one ? nextPlayer(now, one).player : now),
          player,
        );
        expect([isWaiting(again), again.ms > 0]).toEqual([false, true]);
      }),
    ),
  TIMEOUT_MS,
);
