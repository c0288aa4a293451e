import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '#docs/protocol/envelope-vectors.json';
import {
  decodeEnvelope,
  encodeEnvelope,
  encodeClose,
  encodeFileDecision,
  encodeFileRequest,
  encodeMfa,
  encodeInput,
  encodeResize,
  payloadText,
} from './envelope.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const hexOf = (frame: Uint8Array) => Buffer.from(frame).toString('hex');
const read = (frame: Uint8Array) => {
  const envelope = decodeEnvelope(frame);
  return envelope.ok ? [envelope.type, payloadText(envelope.payload)] : envelope.reason;
};

// docs/protocol/streams.md#20.1
describe.each(vectors)('vector $name', ({ type, payload, hex }) => {
  test('is read', () => {
    expect(read(bytes(hex))).toStrictEqual([type, payload]);
  });
  test('is written', () => {
    expect(hexOf(encodeEnvelope(type, payload))).toBe(hex);
  });
});

test('the frames of a terminal', () => {
  expect(hexOf(encodeInput('\r'))).toBe(vectors[1]?.hex);
  expect(hexOf(encodeResize({ w: 80, h: 25 }))).toBe(vectors[4]?.hex);
  expect(read(encodeResize({ w: Number.NaN, h: 9999 }))).toStrictEqual(['w', '{"size":"80:4095"}']);
  expect(hexOf(encodeClose())).toBe(vectors[6]?.hex);
  expect(hexOf(encodeFileRequest({ download: true, location: '/tmp/a' }))).toBe(vectors[12]?.hex);
  expect(hexOf(encodeFileDecision('r1', true))).toBe(vectors[13]?.hex);
  expect(read(encodeMfa({ webauthn_response: { id: 'a' } }))).toStrictEqual(['n', '{"webauthn_response":{"id":"a"}}']);
});

describe('any order, any extra field', () => {
  test.each([
    ['an empty payload in full', '0a0131 120163 1a00', ['c', '']],
    ['payload first', '1a026f6b 120172 0a0131', ['r', 'ok']],
    ['no version', '120172 1a026f6b', ['r', 'ok']],
    ['an odd version', '0a03312e31 120172 1a026f6b', ['r', 'ok']],
    ['an unknown number', '0a0131 2096 01 120172 1a026f6b', ['r', 'ok']],
    ['an unknown text', '0a0131 2a03616263 120172 1a026f6b', ['r', 'ok']],
    ['unknown fixed lengths', '350102030 4 390102030405060708 120172 1a026f6b', ['r', 'ok']],
    ['a field number beyond one byte', '8201 0161 120172 1a026f6b', ['r', 'ok']],
    ['lengths written wastefully', '0a8100 31 12818080 8000 72 1a82 00 6f6b', ['r', 'ok']],
    ['a length in ten bytes', '120172 1a82808080808080808000 6f6b', ['r', 'ok']],
    ['a payload of another kind', '120172 1805 1a026f6b', ['r', 'ok']],
    ['a type of another kind', '1005 120172', ['r', '']],
    ['the last of two types', '120172 120163', ['c', '']],
    ['the last of two payloads', '120172 1a0161 1a026f6b', ['r', 'ok']],
    ['a type outside ASCII', '1201ff', ['ÿ', '']],
  ])('%s', (_, hex, expected) => {
    expect(read(bytes(hex))).toStrictEqual(expected);
  });
});

describe('a frame that cannot be read is a value', () => {
  test.each([
    ['', 'The frame has no type.'],
    ['0a0131', 'The frame has no type.'],
    ['1a026f6b', 'The frame has no type.'],
    ['120172 1a', 'A field cannot be read.'],
    ['120172 1a05 6f6b', 'A field cannot be read.'],
    ['120172 1aff', 'A field cannot be read.'],
    ['120172 1affffffffffffffffff01 61', 'A field cannot be read.'],
    ['120172 1affffffffffffffffffff01 61', 'A field cannot be read.'],
    ['12', 'A field cannot be read.'],
    ['1202 72', 'A field cannot be read.'],
    ['1200', 'The type is not one character.'],
    ['12027272', 'The type is not one character.'],
    ['120172 00', 'A field cannot be read.'],
    ['120172 0005', 'A field cannot be read.'],
    ['120172 1a8280808080808080808000 6f6b', 'A field cannot be read.'],
    ['120172 0161', 'A field cannot be read.'],
    ['120172 2b', 'A field cannot be read.'],
    ['120172 2c', 'A field cannot be read.'],
    ['120172 2e', 'A field cannot be read.'],
    ['120172 2f', 'A field cannot be read.'],
    ['120172 390102', 'A field cannot be read.'],
    ['120172 3501', 'A field cannot be read.'],
    ['120172 20', 'A field cannot be read.'],
    ['80', 'A field cannot be read.'],
    ['80808080808080808080 01', 'A field cannot be read.'],
    ['7b22746f6b656e223a', 'A field cannot be read.'],
  ])('%s', (hex, reason) => {
    expect(read(bytes(hex))).toBe(reason);
  });

  test('whatever arrives, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (frame) => {
        expect(typeof decodeEnvelope(frame).ok).toBe('boolean');
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the payload', () => {
  test('is a view of the frame', () => {
    const frame = encodeInput('x'.repeat(1000));
    const envelope = decodeEnvelope(frame);
    expect(envelope.ok && envelope.payload.buffer === frame.buffer).toBe(true);
    expect(envelope.ok && envelope.payload.byteOffset).toBe(frame.length - 1000);
  });
  test('keeps a byte order mark and marks what is not UTF-8', () => {
    expect(payloadText(bytes('efbbbf61'))).toBe('\ufeffa');
    expect(payloadText(bytes('61ff'))).toBe('a\ufffd');
  });
  test('half a surrogate pair goes out as a replacement', () => {
    expect(read(encodeInput('a\ud800'))).toStrictEqual(['r', 'a\ufffd']);
  });
  test.each([0, 1, 127, 128, 16_383, 16_384, 2_097_151, 2_097_152])('of %d bytes comes back', (length) => {
    const envelope = decodeEnvelope(encodeInput('a'.repeat(length)));
    expect(envelope.ok && envelope.payload.length).toBe(length);
  });
  test('of any text comes back', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constantFrom('r', 'w', 'n', '~'),
        (text, type) => {
          expect(read(encodeEnvelope(type, text))).toStrictEqual([type, text]);
        },
      ),
    );
  });
});
