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
])('%j is read as %o', (text, decoded) => {
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
])('%j is refused in a sentence', (text) => {
  expect(() => decodeBase64(text)).toThrow('This text is not base64.');
});

describe('writing', () => {
  test('the standard alphabet, padded', () => {
    expect(encodeBase64(bytes(0xfb, 0xff))).toBe('+/8=');
  });
  test('what is written reads back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (given) => {
        expect(decodeBase64(encodeBase64(given))).toStrictEqual(Uint8Array.from(given));
      }),
    );
  });
  test('more bytes than one call may carry', () => {
    const many = new Uint8Array(200_001).fill(0xa5);
    expect(Buffer.compare(decodeBase64(encodeBase64(many)), many)).toBe(0);
  });
});
