// Random frames, including valid frames with changed bytes, never throw. Random messages are the same after writing
// and reading.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runCount, SEED, TIMEOUT_MS } from '#domain/terminal/test-runs.ts';
import { MAX_SIDE_PX } from './picture-layouts.ts';
import { readMessage, writeMessage, type KnownMessage } from './message.ts';
import { bytesOf, UNDOCUMENTED_MESSAGES, DOCUMENTED_MESSAGES } from './test-messages.ts';

/** `inputShare` is the part of all inputs that a property gets: of 20,000, or of a million in the long run. */
const check = <T>(inputShare: number, property: fc.IProperty<T>) =>
  fc.assert(property, { numRuns: runCount(20_000 * inputShare, 1_000_000 * inputShare), seed: SEED });

const templates = [...DOCUMENTED_MESSAGES, ...UNDOCUMENTED_MESSAGES.map(([, message]) => message)];

const u16 = fc.nat(0xffff);
const u32 = fc.oneof(fc.nat(300), fc.nat(0xffffffff));
const u64 = fc.oneof(fc.nat(300), fc.maxSafeNat());
const side = fc.integer({ min: 1, max: MAX_SIDE_PX });
const text = fc.string({ unit: 'binary', maxLength: 60 });
const bytes = fc.uint8Array({ maxLength: 60 });
const entry = fc.record({
  modified: u64,
  size: u64,
  fileType: fc.constantFrom('file', 'directory'),
  isEmpty: fc.boolean(),
  path: text,
});
/** By name, the random values of fields that need a special range. The other numbers are u32. */
const ARBITRARY_BY_FIELD: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  width: side,
  height: side,
  ioChannel: u16,
  userChannel: u16,
  button: fc.nat(2),
  delta: fc.integer({ min: -0x8000, max: 0x7fff }),
  axis: fc.constantFrom('vertical', 'horizontal'),
  severity: fc.constantFrom('info', 'warning', 'error'),
  fileType: fc.constantFrom('file', 'directory'),
  offset: u64,
  id: fc.uint8Array({ minLength: 16, maxLength: 16 }),
  entry,
  entries: fc.array(entry, { maxLength: 4 }),
};

function arbitraryOf(name: string, value: unknown): fc.Arbitrary<unknown> {
  const fieldArbitrary = ARBITRARY_BY_FIELD[name];
  if (name === 'kind') return fc.constant(value);
  if (fieldArbitrary) return fieldArbitrary;
  if (typeof value === 'boolean') return fc.boolean();
  if (typeof value === 'number') return u32;
  return value instanceof Uint8Array ? bytes : text;
}
const message = fc
  .constantFrom(...templates)
  .chain((template) =>
    fc.record(Object.fromEntries(Object.entries(template).map(([name, value]) => [name, arbitraryOf(name, value)]))),
  )
  .map((values) => values as KnownMessage); // a template with other values of the same types

test(
  'reading a written message returns the same message',
  () =>
    check(
      0.5,
      fc.property(message, (original) => {
        expect(readMessage(writeMessage(original))).toEqual(original);
      }),
    ),
  TIMEOUT_MS,
);

const frames = [...DOCUMENTED_MESSAGES.map(writeMessage), ...UNDOCUMENTED_MESSAGES.map(([hex]) => bytesOf(hex))];
const damagedFrame = fc
  .tuple(fc.constantFrom(...frames), fc.array(fc.tuple(fc.nat(100), fc.nat(255)), { maxLength: 4 }))
  .map(([frame, changes]) => frame.map((byte, index) => changes.find(([position]) => position === index)?.[1] ?? byte));
const numberedFrame = fc
  .tuple(fc.nat(40), fc.uint8Array({ maxLength: 60 }))
  .map(([number, body]) => Uint8Array.of(number, ...body));

/** Reads and writes a frame. Returns frames that cannot be reproduced unchanged. */
function reencode(frame: Uint8Array): number[] {
  const decoded = readMessage(frame);
  if (decoded.kind === 'unknown' || decoded.kind === 'unreadable') return [decoded.number, ...frame.subarray(1)];
  // Invalid UTF-8 is read as replacement characters, so these frames cannot be reproduced.
  const isReproducible = !JSON.stringify(decoded).includes('\ufffd');
  return isReproducible ? [...writeMessage(decoded)] : [...frame];
}

test(
  'reads any frame without an error, and writes decoded frames with the same bytes',
  () =>
    check(
      0.5,
      fc.property(fc.oneof(damagedFrame, numberedFrame, fc.uint8Array({ minLength: 1 })), (frame) => {
        expect(reencode(frame)).toEqual([...frame]);
      }),
    ),
  TIMEOUT_MS,
);
