import { describe, expect, test } from 'vitest';
import { pasteContentOf, isPasteTooLarge, mustConfirmPaste, pasteInput } from './paste.ts';

const plain = { lines: 1, hasControls: false, hasUnseen: false };

test.each([
  ['', plain],
  ['ls -la', plain],
  ['ls -la\n', plain],
  ['ls\r\n\r\n', plain],
  ['a\tb', plain],
  ['日本語 👩‍💻 ❤️ é', plain],
  ['one\ntwo', { ...plain, lines: 2 }],
  ['one\rtwo\r', { ...plain, lines: 2 }],
  ['one\r\n\r\ntwo\r\n', { ...plain, lines: 3 }],
  ['\x03', { ...plain, hasControls: true }],
  ['a\x1b[201~b', { ...plain, hasControls: true }],
  ['a\u009bb', { ...plain, hasControls: true }],
  ['a\x7f', { ...plain, hasControls: true }],
  ['rm \u202Efr-\u202C x', { ...plain, hasUnseen: true }],
  ['\u2066x\u2069', { ...plain, hasUnseen: true }],
  ['a\u200bb', { ...plain, hasUnseen: true }],
  ['\ufeffls', { ...plain, hasUnseen: true }],
])('the text %j has the content %j', (text, content) => expect(pasteContentOf(text)).toEqual(content));

test.each([
  [plain, true, false],
  [{ ...plain, lines: 2 }, true, true],
  [{ ...plain, lines: 2 }, false, false],
  [{ ...plain, hasControls: true }, false, true],
  [{ ...plain, hasUnseen: true }, false, true],
])('a paste of %j with asksForLines=%j requires confirmation: %j', (content, asksForLines, mustConfirm) => {
  expect(mustConfirmPaste(content, asksForLines)).toBe(mustConfirm);
});

describe('the input that is sent to the shell', () => {
  test('has the line breaks of the Enter key', () => {
    expect(pasteInput('one\ntwo\r\nthree\r', false)).toBe('one\rtwo\rthree\r');
  });

  test('is enclosed in start and end marks if the program enables bracketed paste', () => {
    expect(pasteInput('one\ntwo', true)).toBe('\x1b[200~one\rtwo\x1b[201~');
  });

  test.each(['\x1b[201~rm -rf /\n', '\u009b201~rm\n', '\x1b\x1b[201~[201~x'])(
    'contains no end mark from the pasted text %j',
    (text) => {
      const input = pasteInput(text, true);
      expect(input.slice('\x1b[200~'.length, -'\x1b[201~'.length)).not.toMatch(/[\x1b\u009b]/);
      expect(input.endsWith('\x1b[201~')).toBe(true);
    },
  );

  test('keeps escape characters without bracketed paste', () => expect(pasteInput('\x1bx', false)).toBe('\x1bx'));
});

test('a paste is too large if its message may exceed the limit of the proxy', () => {
  expect(isPasteTooLarge('語'.repeat(3_000_000))).toBe(false);
  expect(isPasteTooLarge('x'.repeat(3_000_001))).toBe(true);
});
