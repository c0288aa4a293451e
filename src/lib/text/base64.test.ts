import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBase64, encodeBase64 } from './base64.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test.each([
  ['', bytes()],
  ['AAEC', bytes(0, 1, 2)],
  ['+/8=', bytes(0xfb, 0xff)],
  ['-_8=', bytes(0xfb, 0xff)],
  ['-_8', bytes(0xfb, 0xff)],
  ['+/8', bytes(0xfb, 0xff)],
  ['+_8', bytes(0xfb, 0xff)],
  ['/w==', bytes(0xff)],
  ['_w', bytes(0xff)],
])('decodes %j to %o', (text, decoded) => {
  expect(decodeBase64(text)).toStrictEqual(decoded);
});

test.each([
  'A',
  'AAAAA',
  'AA=',
  'AAA==',
  'AAAA=',
  'AAAA==',
  '=',
  '==',
  'AA=A',
  'AA A',
  'AA\nAA',
  'A*==',
  'ÄA==',
  'A'.repeat(5),
])('throws a readable error for %j', (text) => {
  expect(() => decodeBase64(text)).toThrow('This text is not base64.');
});

describe('encodeBase64', () => {
  test('writes the standard alphabet with padding', () => {
    expect(encodeBase64(bytes(0xfb, 0xff))).toBe('+/8=');
  });
  test('round-trips bytes through decodeBase64', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (input) => {
        expect(decodeBase64(encodeBase64(input))).toStrictEqual(Uint8Array.from(input));
      }),
    );
  });
  test('encodes more bytes than a call can have arguments', () => {
    const manyBytes = new Uint8Array(200_001).fill(0xa5);
    expect(Buffer.compare(decodeBase64(encodeBase64(manyBytes)), manyBytes)).toBe(0);
  });
});
