import { expect, test } from 'vitest';
import { fastForward } from './fast-forward.ts';

const encoder = new TextEncoder();
const forwarded = (text: string, keep: number) =>
  new TextDecoder().decode(fastForward(encoder.encode(text), keep, (droppedBytes) => `[${droppedBytes} left out]`));

const expectedHead = (settings: string, droppedBytes: number) => `\x18${settings}\r\n[${droppedBytes} left out]\r\n`;

test('keeps short output unchanged', () => expect(forwarded('ab', 2)).toBe('ab'));

test('cuts at the start of a line', () =>
  expect(forwarded('one\r\ntwo\r\nthree\r\n', 10)).toBe(`${expectedHead('', 10)}three\r\n`));

test('cuts at an escape sequence if there is no line break', () =>
  expect(forwarded(`${'x'.repeat(20)}yy\x1b[Hzz`, 7)).toBe(`${expectedHead('', 22)}\x1b[Hzz`));

test('cuts anywhere if there is no line break and no escape sequence', () =>
  expect(forwarded('abcdefgh', 3)).toBe(`${expectedHead('', 5)}fgh`));

test.each([
  ['the alternate screen', 'a\x1b[?1049hb', '\x1b[?1049h'],
  ['only the last change of the cursor visibility', '\x1b[?25lab\x1b[?25h', '\x1b[?25h'],
  ['the last margins', '\x1b[2;5rab\x1b[r', '\x1b[r'],
  ['the colors since their last reset', '\x1b[1m\x1b[ma\x1b[31m', '\x1b[m\x1b[31m'],
  ['the character set', '\x1b(0ab', '\x1b(0'],
  ['the setting of a mode that is reset and then set', '\x1b[?1lab\x1b[?1h', '\x1b[?1h'],
  ['the reset of a mode that is set and then reset', '\x1b[?1hab\x1b[?1l', '\x1b[?1l'],
  ['settings in the order of their last changes', '\x1b[?6h\x1b[2;5r\x1b[?6l', '\x1b[2;5r\x1b[?6l'],
  ['margins after a sequence that only restores modes', '\x1b[2;5rab\x1b[?1001r', '\x1b[2;5r'],
  [
    'the margins of each screen',
    '\x1b[?1049h\x1b[2;5ra\x1b[?1049l\x1b[3;4rb\x1b[?1049h',
    '\x1b[?1049h\x1b[?47h\x1b[?1049l\x1b[?47l\x1b[3;4r\x1b[?47l\x1b[?1049h',
  ],
  ['all character sets', '\x1b(0\x1b)0ab\x1b(B', '\x1b)0\x1b(B'],
  ['the selected character set', '\x1b)0\x0fa\x0eb', '\x1b)0\x0e'],
  ['the keypad mode', '\x1b=ab\x1b>', '\x1b>'],
  ['no settings from before a full reset', '\x1b[?1049h\x1bcab', '\x1bc'],
  ['no colors from before a full reset', '\x1b[31m\x0e\x1bc\x1b[1mab', '\x1bc\x1b[1m'],
  [
    'a soft reset, which also resets colors and character sets',
    '\x1b[?7l\x1b[31m\x0e\x1b[!pab\x1b[?1h',
    '\x1b[?7l\x1b[!p\x1b[?1h',
  ],
  ['saved colors and the colors set later', '\x1b[31m\x1b7\x1b[32m', '\x1b[31m\x1b7\x1b[32m'],
  ['the restoring of saved colors', '\x1b[1m\x1b[s\x1b[m\x1b[44m\x1b[u', '\x1b[1m\x1b[s\x1b[m\x1b[44m\x1b[u'],
  ['a saved character set', '\x1b(0\x1b[?1048h\x1b(B', '\x1b(0\x1b[?1048h\x1b(B'],
  [
    'the screen on which the cursor is saved',
    '\x1b[?47h\x1b[1m\x1b7\x1b[?47l',
    '\x1b[?47h\x1b[1m\x1b[?47h\x1b7\x1b[?47l',
  ],
  ['no saved colors from before a full reset', '\x1b[31m\x1b7\x1bc', '\x1bc'],
  ['an open link', '\x1b]8;;https://one.example.com\x1b\\a', '\x1b]8;;https://one.example.com\x1b\\'],
  ['no printed text and no cursor movement', '\x1b[2J\x1b[3;4Hab', ''],
])('keeps %s', (_title, before, settings) =>
  expect(forwarded(`${before}\n12345`, 5)).toBe(`${expectedHead(settings, before.length + 1)}12345`),
);

test('keeps settings with sequences of any length', () => {
  const long = '1;'.repeat(500_000);
  const before = `\x1b[${long}h\x1b[${long}m`;
  expect(forwarded(`${before}\n12345`, 5)).toBe(`${expectedHead(before, before.length + 1)}12345`);
});

test('limits the number of cursor saves, but keeps the last one of each screen', () => {
  const shell = '\x1b[31m\x1b[?1049h';
  const short = forwarded(`${shell}${'\x1b7\x1b[1m\x1b8\x1b[32m'.repeat(10_000)}\x1b[33m\n12345`, 5);
  expect(short.startsWith(`\x18${shell}`)).toBe(true);
  expect(short).toMatch(/\x1b8\x1b\[32m\x1b\[33m\r\n/);
  expect(short.length).toBeLessThan(2000);
});

test('resets the colors if too many were set since the last reset', () => {
  const rainbow = Array.from({ length: 600 }, (_, index) => `\x1b[38;2;0;0;${index}mx`).join('');
  expect(forwarded(`${rainbow}\n12345`, 5)).toBe(`${expectedHead('\x1b[m', rainbow.length + 1)}12345`);
});

test('converts eight-bit settings to seven-bit settings', () =>
  expect(forwarded('\u009b2;5rab\u009b31m\n12345', 5)).toBe(`${expectedHead('\x1b[2;5r\x1b[31m', 14)}12345`));
