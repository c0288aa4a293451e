import { expect, test } from 'vitest';
import { styleSequencesOf } from './style-sequences.ts';

const keptSequences = (text: string) => {
  const attributes = styleSequencesOf(new TextEncoder().encode(text));
  return attributes && new TextDecoder().decode(attributes);
};

test.each([
  ['no sequences from plain text', 'a line', ''],
  ['styles that are never reset', '\x1b[1mbold \x1b[31mred', '\x1b[1m\x1b[31m'],
  ['only the last reset and later styles', '\x1b[31mred\x1b[m plain \x1b[4munder', '\x1b[m\x1b[4m'],
  ['a reset that also sets a color', '\x1b[1m\x1b[0;32mgreen', '\x1b[0;32m'],
  ['a repeated color once, at its last position', '\x1b[31ma\x1b[32mb\x1b[31mc', '\x1b[32m\x1b[31m'],
  ['colors from the palette and RGB colors', '\x1b[38;5;208mx\x1b[48:2::1:2:3my', '\x1b[38;5;208m\x1b[48:2::1:2:3m'],
  ['no sequences that erase or move', '\x1b[2K\x1b[5G\x1b[7m', '\x1b[7m'],
  ['no unfinished sequence', '\x1b[1mx\x1b[3', '\x1b[1m'],
  ['no sequence that another sequence interrupts', '\x1b[1mx\x1b[3\x1b81m', '\x1b[1m'],
  ['black, although its number ends with 0 like a reset', '\x1b[1mx\x1b[30my', '\x1b[1m\x1b[30m'],
])('keeps %s', (_title, text, expected) => expect(keptSequences(text)).toBe(expected));

test('returns undefined for more than 512 different styles without a reset', () => {
  const rainbow = Array.from({ length: 600 }, (_, index) => `\x1b[38;2;0;0;${index}mx`).join('');
  expect(keptSequences(rainbow)).toBeUndefined();
  expect(keptSequences(`${rainbow}\x1b[0m`)).toBe('\x1b[0m');
});
