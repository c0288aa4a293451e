import { expect, test } from 'vitest';
import { styleSequencesOf } from './style-sequences.ts';

const kept = (text: string) => {
  const attributes = styleSequencesOf(new TextEncoder().encode(text));
  return attributes && new TextDecoder().decode(attributes);
};

test.each([
  ['no colours', 'a line', ''],
  ['what is set and never reset', '\x1b[1mbold \x1b[31mred', '\x1b[1m\x1b[31m'],
  ['what follows the last reset', '\x1b[31mred\x1b[m plain \x1b[4munder', '\x1b[m\x1b[4m'],
  ['a reset that sets something at once', '\x1b[1m\x1b[0;32mgreen', '\x1b[0;32m'],
  ['a setting that comes again, once and where it was last', '\x1b[31ma\x1b[32mb\x1b[31mc', '\x1b[32m\x1b[31m'],
  ['colours by their numbers', '\x1b[38;5;208mx\x1b[48:2::1:2:3my', '\x1b[38;5;208m\x1b[48:2::1:2:3m'],
  ['nothing of what erases or moves', '\x1b[2K\x1b[5G\x1b[7m', '\x1b[7m'],
  ['nothing of a sequence that is only begun', '\x1b[1mx\x1b[3', '\x1b[1m'],
  ['nothing of what another sequence breaks off', '\x1b[1mx\x1b[3\x1b81m', '\x1b[1m'],
  ['a black that looks like a reset', '\x1b[1mx\x1b[30my', '\x1b[1m\x1b[30m'],
])('keeps %s', (_what, text, expected) => expect(kept(text)).toBe(expected));

test('gives up where more is set than a few hundred times without a reset', () => {
  const rainbow = Array.from({ length: 600 }, (_, at) => `\x1b[38;2;0;0;${at}mx`).join('');
  expect(kept(rainbow)).toBeUndefined();
  expect(kept(`${rainbow}\x1b[0m`)).toBe('\x1b[0m');
});
