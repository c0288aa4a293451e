import { expect, test } from 'vitest';
import { createUtf8Splitter } from './utf8-splitter.ts';

const encoder = new TextEncoder();
const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

test.each(['a', 'é', '–', '语', '\u{1f600}', '👩‍💻 – “quoted”'])(
  'keeps the characters of %s whole at any chunk boundary',
  (letters) => {
    const bytes = encoder.encode(letters);
    for (let cutIndex = 0; cutIndex <= bytes.length; cutIndex += 1) {
      const splitCharacters = createUtf8Splitter();
      expect(
        decode(splitCharacters(bytes.subarray(0, cutIndex))) + decode(splitCharacters(bytes.subarray(cutIndex))),
      ).toBe(letters);
    }
  },
);

test('returns each character with its last byte', () => {
  const splitCharacters = createUtf8Splitter();
  const decoded = Array.from(encoder.encode('a–\u{1f600}b'), (byte) => decode(splitCharacters(Uint8Array.of(byte))));
  expect(decoded.filter((letters) => letters !== '')).toEqual(['a', '–', '\u{1f600}', 'b']);
});

test.each([
  ['a continuation byte', [0x80]],
  ['four continuation bytes', [0x80, 0x80, 0x80, 0x80]],
  ['an invalid lead byte', [0xff]],
])('does not buffer bytes that are not UTF-8: %s', (_name, bytes) => {
  expect(createUtf8Splitter()(Uint8Array.from(bytes))).toEqual(Uint8Array.from(bytes));
});

test('loses no byte of an incomplete character', () => {
  const splitCharacters = createUtf8Splitter();
  const output = [...splitCharacters(Uint8Array.of(0x61, 0xe2, 0x80)), ...splitCharacters(Uint8Array.of(0x62))];
  expect(output).toEqual([0x61, 0xe2, 0x80, 0x62]);
});
