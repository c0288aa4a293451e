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
const decodeText = (frame: Uint8Array) => {
  const envelope = decodeEnvelope(frame);
  return envelope.ok ? [envelope.type, payloadText(envelope.payload)] : envelope.reason;
};

// docs/protocol/streams.md#20.1
describe.each(vectors)('vector $name', ({ type, payload, hex }) => {
  test('is decoded', () => {
    expect(decodeText(bytes(hex))).toStrictEqual([type, payload]);
  });
  test('is encoded', () => {
    expect(hexOf(encodeEnvelope(type, payload))).toBe(hex);
  });
});

test('encodes input, sizes, closing, file transfers and MFA responses', () => {
  expect(hexOf(encodeInput('\r'))).toBe(vectors[1]?.hex);
  expect(hexOf(encodeResize({ w: 80, h: 25 }))).toBe(vectors[4]?.hex);
  expect(decodeText(encodeResize({ w: Number.NaN, h: 9999 }))).toStrictEqual(['w', '{"size":"80:4095"}']);
  expect(hexOf(encodeClose())).toBe(vectors[6]?.hex);
  expect(hexOf(encodeFileRequest({ download: true, location: '/tmp/a' }))).toBe(vectors[12]?.hex);
  expect(hexOf(encodeFileDecision('r1', true))).toBe(vectors[13]?.hex);
  expect(decodeText(encodeMfa({ webauthn_response: { id: 'a' } }))).toStrictEqual([
    'n',
    '{"webauthn_response":{"id":"a"}}',
  ]);
});

describe('unusual but valid frames', () => {
  test.each([
    ['an explicit empty payload', '0a0131 120163 1a00', ['c', '']],
    ['the payload before the type', '1a026f6b 120172 0a0131', ['r', 'ok']],
    ['no version', '120172 1a026f6b', ['r', 'ok']],
    ['an unknown version', '0a03312e31 120172 1a026f6b', ['r', 'ok']],
    ['an unknown varint field', '0a0131 2096 01 120172 1a026f6b', ['r', 'ok']],
    ['an unknown text field', '0a0131 2a03616263 120172 1a026f6b', ['r', 'ok']],
    ['unknown fields of four and eight bytes', '350102030 4 390102030405060708 120172 1a026f6b', ['r', 'ok']],
    ['a field number of two bytes', '8201 0161 120172 1a026f6b', ['r', 'ok']],
    ['lengths with unnecessary bytes', '0a8100 31 12818080 8000 72 1a82 00 6f6b', ['r', 'ok']],
    ['a length in ten bytes', '120172 1a82808080808080808000 6f6b', ['r', 'ok']],
    ['a payload field of another wire type', '120172 1805 1a026f6b', ['r', 'ok']],
    ['a type field of another wire type', '1005 120172', ['r', '']],
    ['two types, of which the last counts', '120172 120163', ['c', '']],
    ['two payloads, of which the last counts', '120172 1a0161 1a026f6b', ['r', 'ok']],
    ['a type outside ASCII', '1201ff', ['ÿ', '']],
  ])('decodes %s', (_, hex, expected) => {
    expect(decodeText(bytes(hex))).toStrictEqual(expected);
  });
});

describe('invalid frames', () => {
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
  ])('"%s" is rejected: %s', (hex, reason) => {
    expect(decodeText(bytes(hex))).toBe(reason);
  });

  test('random bytes never cause an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (frame) => {
        expect(typeof decodeEnvelope(frame).ok).toBe('boolean');
      }),
      { numRuns: 3000 },
    );
  });
});

describe('the payload', () => {
  test('is a view of the frame, not a copy', () => {
    const frame = encodeInput('x'.repeat(1000));
    const envelope = decodeEnvelope(frame);
    expect(envelope.ok && envelope.payload.buffer === frame.buffer).toBe(true);
    expect(envelope.ok && envelope.payload.byteOffset).toBe(frame.length - 1000);
  });
  test('keeps a byte order mark and replaces invalid UTF-8', () => {
    expect(payloadText(bytes('efbbbf61'))).toBe('\ufeffa');
    expect(payloadText(bytes('61ff'))).toBe('a\ufffd');
  });
  test('contains a replacement character for half a surrogate pair', () => {
    expect(decodeText(encodeInput('a\ud800'))).toStrictEqual(['r', 'a\ufffd']);
  });
  test.each([0, 1, 127, 128, 16_383, 16_384, 2_097_151, 2_097_152])(
    'of %d bytes has the same length after decoding',
    (length) => {
      const envelope = decodeEnvelope(encodeInput('a'.repeat(length)));
      expect(envelope.ok && envelope.payload.length).toBe(length);
    },
  );
  test('of any text is the same after decoding', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constantFrom('r', 'w', 'n', '~'),
        (text, type) => {
          expect(decodeText(encodeEnvelope(type, text))).toStrictEqual([type, text]);
        },
      ),
    );
  });
});
