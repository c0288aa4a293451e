import { expect, test } from 'vitest';
import { formatKeys } from './format-keys.ts';

type KeyCharacters = ReadonlyMap<string, string>;

const latin = 'abcdefghijklmnopqrstuvwxyz'.split('').map((letter) => [`Key${letter.toUpperCase()}`, letter] as const);
const digits = '1234567890'.split('').map((digit) => [`Digit${digit}`, digit] as const);
const us: KeyCharacters = new Map([...latin, ...digits, ['Minus', '-'], ['Equal', '=']]);
const german: KeyCharacters = new Map([...latin, ...digits, ['Slash', '-'], ['BracketRight', '+']]);
const french: KeyCharacters = new Map([...latin, ['Digit1', '&'], ['Digit6', '-'], ['Digit8', '_'], ['Equal', '=']]);
const greek: KeyCharacters = new Map([...digits, ['KeyT', 'τ'], ['KeyG', 'γ'], ['KeyS', 'σ']]);

const keyboards = { unknown: undefined, US: us, German: german, French: french, Greek: greek };

// docs/behaviour.md#the-console-workspace "The help shows the keys of the user's keyboard"
test.each([
  ['Alt 1 … 9', 'unknown', 'Alt 1 … 9'],
  ['Alt +', 'unknown', 'Alt ⇧ +'],
  ['Alt _', 'unknown', 'Alt ⇧ −'],
  ['Alt +', 'US', 'Alt ⇧ +'],
  ['Alt _', 'US', 'Alt ⇧ −'],
  ['Alt +', 'German', 'Alt +'],
  ['Alt _', 'German', 'Alt ⇧ −'],
  ['Alt 1 … 9', 'French', 'Alt ⇧ 1 … 9'],
  ['Alt +', 'French', 'Alt ⇧ +'],
  ['Alt _', 'French', 'Alt _'],
  ['Ctrl ⌘ 1 … 9', 'French', 'Ctrl ⌘ ⇧ 1 … 9'],
  ['Ctrl ⌘ +', 'US', 'Ctrl ⌘ +'],
  ['Ctrl +', 'US', 'Ctrl +'],
  ['Ctrl 0', 'French', 'Ctrl ⇧ 0'],
  ['Alt ⇧ T', 'French', 'Alt ⇧ T'],
  ['Alt ⇧ T', 'Greek', 'Alt ⇧ Τ'],
  ['g s', 'Greek', 'γ σ'],
  ['g s', 'US', 'g s'],
  ['?', 'US', '?'],
  ['Alt PgDn', 'Greek', 'Alt PgDn'],
] as const)('formats %s for the %s keyboard as %s', (keys, keyboard, expected) =>
  expect(formatKeys(keys, keyboards[keyboard]).join(' ')).toBe(expected),
);
