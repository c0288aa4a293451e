// Compares the decoder with a second, slower implementation of the same rules (docs/protocol/streams.md#2) on random
// frames.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEnvelope, encodeEnvelope, payloadText } from './envelope.ts';
import { runCount, SEED, TIMEOUT_MS } from './test-runs.ts';

/** A field before encoding. `padding` adds unnecessary bytes to its varints, which protobuf allows. */
interface Field {
  number: number;
  /** The wire type of protobuf: a varint (0), eight bytes (1), a length and bytes (2), or four bytes (5). */
  wire: 0 | 1 | 2 | 5;
  content: Uint8Array;
  padding: number;
}

function varint(value: number, padding: number): number[] {
  const bytes: number[] = [];
  for (let remaining = value; bytes.length === 0 || remaining > 0; remaining = Math.floor(remaining / 128))
    bytes.push(remaining % 128);
  const paddedBytes = [...bytes, ...Array.from({ length: padding }, () => 0)];
  return paddedBytes.map((byte, index) => (index < paddedBytes.length - 1 ? byte + 128 : byte));
}

function contentOf({ wire, content, padding }: Field): number[] {
  if (wire === 0) return varint(content.length, padding);
  if (wire === 2) return [...varint(content.length, padding), ...content];
  return Array.from({ length: wire === 1 ? 8 : 4 }, (_, index) => content[index] ?? 0);
}

const frameOf = (fields: readonly Field[]): Uint8Array =>
  Uint8Array.from(
    fields.flatMap((field) => [...varint(field.number * 8 + field.wire, field.padding), ...contentOf(field)]),
  );

const lastOf = (fields: readonly Field[], number: number): Uint8Array | undefined =>
  fields.findLast((field) => field.wire === 2 && field.number === number)?.content;

/** The expected type and payload of a frame with these fields; undefined if the frame is invalid. */
function expectedContent(fields: readonly Field[]): [number | undefined, number[]] | undefined {
  const type = lastOf(fields, 2);
  const isReadable = fields.every(({ wire, number, content }) => wire !== 2 || number !== 2 || content.length === 1);
  return type && isReadable ? [type[0], [...(lastOf(fields, 3) ?? [])]] : undefined;
}

const arbitraryContent = fc.oneof(
  { weight: 3, arbitrary: fc.uint8Array({ maxLength: 12 }) },
  { weight: 2, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.integer({ min: 126, max: 300 }).map((length) => new Uint8Array(length).fill(0x61)) },
);
const arbitraryFields = fc.array(
  fc.record<Field>({
    number: fc.oneof(fc.constantFrom(1, 2, 2, 3, 3), fc.integer({ min: 1, max: 2 ** 29 - 1 })),
    wire: fc.constantFrom(0, 1, 2, 2, 2, 2, 5),
    content: arbitraryContent,
    padding: fc.constantFrom(0, 0, 0, 1, 4),
  }),
  { maxLength: 5 },
);

/** A frame with one changed byte, with bytes missing at its end, or with two bytes appended. */
const damagedFrame = fc
  .tuple(arbitraryFields, fc.nat(), fc.nat(255), fc.constantFrom('change', 'cut', 'append'))
  .map(([fields, randomNumber, byte, damage]) => {
    const frame = frameOf(fields);
    const position = frame.length === 0 ? 0 : randomNumber % frame.length;
    if (damage === 'cut' || frame.length === 0) return frame.subarray(0, position);
    if (damage === 'append') return Uint8Array.of(...frame, byte, randomNumber % 256);
    return frame.with(position, byte);
  });

/** The number of fields that end at or before a position; undefined if the position is inside a field. */
function fieldsBefore(fields: readonly Field[], position: number): number | undefined {
  const count = fields.findIndex((_, index) => frameOf(fields.slice(0, index)).length >= position);
  const wholeFieldCount = count === -1 ? fields.length : count;
  return frameOf(fields.slice(0, wholeFieldCount)).length === position ? wholeFieldCount : undefined;
}

const decodedContent = (frame: Uint8Array): ReturnType<typeof expectedContent> => {
  const envelope = decodeEnvelope(frame);
  return envelope.ok ? [envelope.type.charCodeAt(0), [...envelope.payload]] : undefined;
};

const isWithin = ({ type, payload }: { type: string; payload: Uint8Array }, { buffer }: Uint8Array): boolean =>
  type.length === 1 && (payload.length === 0 || payload.buffer === buffer);

const options = (numRuns: number): fc.Parameters<unknown> => ({ numRuns, seed: SEED });

test(
  'decodes the type and payload of valid frames and rejects invalid frames',
  () => {
    fc.assert(
      fc.property(arbitraryFields, (fields) => {
        expect(decodedContent(frameOf(fields))).toStrictEqual(expectedContent(fields));
      }),
      options(runCount(6000, 300_000)),
    );
  },
  TIMEOUT_MS,
);

test(
  'rejects a frame that is cut inside a field, and decodes the complete fields of other cut frames',
  () => {
    fc.assert(
      fc.property(arbitraryFields, fc.nat(), (fields, randomNumber) => {
        const frame = frameOf(fields);
        const cutPosition = randomNumber % (frame.length + 1);
        const wholeFieldCount = fieldsBefore(fields, cutPosition);
        expect(decodedContent(frame.subarray(0, cutPosition))).toStrictEqual(
          wholeFieldCount === undefined ? undefined : expectedContent(fields.slice(0, wholeFieldCount)),
        );
      }),
      options(runCount(4000, 200_000)),
    );
  },
  TIMEOUT_MS,
);

test(
  'decodes or rejects damaged frames without an exception, and the payload is a view of the frame',
  () => {
    fc.assert(
      fc.property(fc.oneof(damagedFrame, fc.uint8Array({ maxLength: 60 })), (frame) => {
        const envelope = decodeEnvelope(frame);
        expect(envelope.ok ? isWithin(envelope, frame) : envelope.reason.endsWith('.')).toBe(true);
      }),
      options(runCount(8000, 400_000)),
    );
  },
  TIMEOUT_MS,
);

test(
  'decodes encoded frames to the same type and text',
  () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(text, fc.constantFrom('r', 'w', 'n', 'f', '~'), (payload, type) => {
        const envelope = decodeEnvelope(encodeEnvelope(type, payload));
        expect(envelope.ok && [envelope.type, payloadText(envelope.payload)]).toStrictEqual([type, payload]);
      }),
      options(runCount(2000, 100_000)),
    );
  },
  TIMEOUT_MS,
);

test.each([
  ['2^53', '8080808080808010'],
  ['2^63', '80808080808080808001'],
  ['4 GB', '8080808010'],
])('rejects a 20-byte frame that claims a length of %s, without allocating memory for it', (_, length) => {
  const frame = new Uint8Array(20);
  frame.set(Buffer.from(`0a01311201721a${length}`, 'hex'));
  const before = process.memoryUsage().arrayBuffers;
  for (let run = 0; run < 10_000; run += 1) expect(decodeEnvelope(frame).ok).toBe(false);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1e6);
});

test('decodes a frame of 8 MB without a copy', () => {
  const frame = encodeEnvelope('r', 'x'.repeat(8e6));
  const before = process.memoryUsage().arrayBuffers;
  for (let run = 0; run < 10; run += 1) expect(decodeEnvelope(frame).ok).toBe(true);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1e6);
});
