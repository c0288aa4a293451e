import { expect, test } from 'vitest';
import { createUtf8Splitter } from './utf8-splitter.ts';

const encoder = new TextEncoder();
const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

test.each(['a', 'é', '–', '语', '\u{1f600}', '👩‍💻 – “quoted”'])('%s goes on whole, wherever it is cut', (letters) => {
  const bytes = encoder.encode(letters);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const pass = createUtf8Splitter();
    expect(text(pass(bytes.subarray(0, cut))) + text(pass(bytes.subarray(cut)))).toBe(letters);
  }
});

test('byte by byte every character comes with its last byte', () => {
  const pass = createUtf8Splitter();
  const came = Array.from(encoder.encode('a–\u{1f600}b'), (byte) => text(pass(Uint8Array.of(byte))));
  expect(came.filter((letters) => letters !== '')).toEqual(['a', '–', '\u{1f600}', 'b']);
});

test.each([
  ['a lone continuation', [0x80]],
  ['four of them', [0x80, 0x80, 0x80, 0x80]],
  ['a lead that no character has', [0xff]],
])('what is no UTF-8 does not wait: %s', (_what, bytes) => {
  expect(createUtf8Splitter()(Uint8Array.from(bytes))).toEqual(Uint8Array.from(bytes));
});

test('no byte is lost where a character is broken off', () => {
  const pass = createUtf8Splitter();
  const came = [...pass(Uint8Array.of(0x61, 0xe2, 0x80)), ...pass(Uint8Array.of(0x62))];
  expect(came).toEqual([0x61, 0xe2, 0x80, 0x62]);
});
