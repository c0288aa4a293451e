import { expect, test } from 'vitest';
import { fastForward } from './fast-forward.ts';

const encoder = new TextEncoder();
const forwarded = (text: string, keep: number) =>
  new TextDecoder().decode(fastForward(encoder.encode(text), keep, (leftOut) => `[${leftOut} left out]`));

const note = (settings: string, leftOut: number) => `\x18${settings}\r\n[${leftOut} left out]\r\n`;

test('what is short enough stays whole', () => expect(forwarded('ab', 2)).toBe('ab'));

test('the rest begins with a line', () =>
  expect(forwarded('one\r\ntwo\r\nthree\r\n', 10)).toBe(`${note('', 10)}three\r\n`));

test('or with a sequence, where there are no lines', () =>
  expect(forwarded(`${'x'.repeat(20)}yy\x1b[Hzz`, 7)).toBe(`${note('', 22)}\x1b[Hzz`));

test('or anywhere', () => expect(forwarded('abcdefgh', 3)).toBe(`${note('', 5)}fgh`));

test.each([
  ['the other screen', 'a\x1b[?1049hb', '\x1b[?1049h'],
  ['of a mode that was set and reset, the reset', '\x1b[?25lab\x1b[?25h', '\x1b[?25h'],
  ['margins', '\x1b[2;5rab\x1b[r', '\x1b[r'],
  ['colours since their reset', '\x1b[1m\x1b[ma\x1b[31m', '\x1b[m\x1b[31m'],
  ['the character set', '\x1b(0ab', '\x1b(0'],
  ['of a mode that was reset and set, the setting', '\x1b[?1lab\x1b[?1h', '\x1b[?1h'],
  ['of a mode that stays reset, the reset', '\x1b[?1hab\x1b[?1l', '\x1b[?1l'],
  ['settings in the order in which each was last', '\x1b[?6h\x1b[2;5r\x1b[?6l', '\x1b[2;5r\x1b[?6l'],
  ['margins, whatever brings back modes', '\x1b[2;5rab\x1b[?1001r', '\x1b[2;5r'],
  [
    'margins with the screen they were set on',
    '\x1b[?1049h\x1b[2;5ra\x1b[?1049l\x1b[3;4rb\x1b[?1049h',
    '\x1b[?1049h\x1b[?47h\x1b[?1049l\x1b[?47l\x1b[3;4r\x1b[?47l\x1b[?1049h',
  ],
  ['each of the character sets', '\x1b(0\x1b)0ab\x1b(B', '\x1b)0\x1b(B'],
  ['which character set is in use', '\x1b)0\x0fa\x0eb', '\x1b)0\x0e'],
  ['the keypad', '\x1b=ab\x1b>', '\x1b>'],
  ['nothing from before a full reset', '\x1b[?1049h\x1bcab', '\x1bc'],
  ['no colours from before a full reset', '\x1b[31m\x0e\x1bc\x1b[1mab', '\x1bc\x1b[1m'],
  [
    'a soft reset, with what it does to colours and sets',
    '\x1b[?7l\x1b[31m\x0e\x1b[!pab\x1b[?1h',
    '\x1b[?7l\x1b[!p\x1b[?1h',
  ],
  ['colours that are saved, and what was set after', '\x1b[31m\x1b7\x1b[32m', '\x1b[31m\x1b7\x1b[32m'],
  ['what is brought back of them', '\x1b[1m\x1b[s\x1b[m\x1b[44m\x1b[u', '\x1b[1m\x1b[s\x1b[m\x1b[44m\x1b[u'],
  ['the character set that is saved', '\x1b(0\x1b[?1048h\x1b(B', '\x1b(0\x1b[?1048h\x1b(B'],
  ['the screen on which they are saved', '\x1b[?47h\x1b[1m\x1b7\x1b[?47l', '\x1b[?47h\x1b[1m\x1b[?47h\x1b7\x1b[?47l'],
  ['nothing saved from before a full reset', '\x1b[31m\x1b7\x1bc', '\x1bc'],
  ['a link that is open', '\x1b]8;;https://one.example.com\x1b\\a', '\x1b]8;;https://one.example.com\x1b\\'],
  ['nothing that prints or moves', '\x1b[2J\x1b[3;4Hab', ''],
])('keeps %s', (_what, before, settings) =>
  expect(forwarded(`${before}\n12345`, 5)).toBe(`${note(settings, before.length + 1)}12345`),
);

test('takes sequences of any length', () => {
  const long = '1;'.repeat(500_000);
  const before = `\x1b[${long}h\x1b[${long}m`;
  expect(forwarded(`${before}\n12345`, 5)).toBe(`${note(before, before.length + 1)}12345`);
});

test('keeps the last saving of each screen, however many savings follow, and few of those', () => {
  const shell = '\x1b[31m\x1b[?1049h';
  const short = forwarded(`${shell}${'\x1b7\x1b[1m\x1b8\x1b[32m'.repeat(10_000)}\x1b[33m\n12345`, 5);
  expect(short.startsWith(`\x18${shell}`)).toBe(true);
  expect(short).toMatch(/\x1b8\x1b\[32m\x1b\[33m\r\n/);
  expect(short.length).toBeLessThan(2000);
});

test('forgets colours that are too many to tell apart', () => {
  const rainbow = Array.from({ length: 600 }, (_, at) => `\x1b[38;2;0;0;${at}mx`).join('');
  expect(forwarded(`${rainbow}\n12345`, 5)).toBe(`${note('\x1b[m', rainbow.length + 1)}12345`);
});

test('keeps what is written in eight bits, in seven', () =>
  expect(forwarded('\u009b2;5rab\u009b31m\n12345', 5)).toBe(`${note('\x1b[2;5r\x1b[31m', 14)}12345`));
