import { expect, test } from 'vitest';
import { shortcutKey } from './shortcut-key.ts';

// docs/behaviour.md#the-console-workspace "Shortcuts follow the character that a key",
// "On a keyboard without Latin letters"
test.each([
  // [layout, key, code, shift, shortcut]
  ['US', 't', 'KeyT', false, 't'],
  ['US', '?', 'Slash', true, '?'],
  ['Dvorak', 't', 'KeyK', false, 't'],
  ['Dvorak', 'y', 'KeyT', false, 'y'],
  ['AZERTY', 'a', 'KeyQ', false, 'a'],
  ['AZERTY', '&', 'Digit1', false, '&'],
  ['AZERTY', 'é', 'Digit2', false, 'é'],
  ['AZERTY', '1', 'Digit1', true, '1'],
  ['QWERTZ', 'z', 'KeyY', false, 'z'],
  ['QWERTZ', 'ü', 'BracketLeft', false, 'ü'],
  ['QWERTZ', '§', 'Digit3', true, '§'],
  ['QWERTZ', 'Dead', 'Equal', false, 'Dead'],
  ['Cyrillic', 'п', 'KeyG', false, 'g'],
  ['Cyrillic', 'Е', 'KeyT', true, 'T'],
  ['Cyrillic', 'б', 'Comma', false, ','],
  ['Cyrillic', '+', 'Equal', true, '+'],
  ['Greek', 'γ', 'KeyG', false, 'g'],
  ['Greek', 'Τ', 'KeyT', true, 'T'],
  ['Thai', 'ๅ', 'Digit1', false, '1'],
  ['Arabic', 'لإ', 'KeyT', true, 'T'],
  ['Arabic', '؟', 'Slash', true, '?'],
  ['any', 'PageDown', 'PageDown', false, 'PageDown'],
] as const)(
  'on a %s keyboard, the character %s of the key %s (Shift: %s) matches the shortcut %s',
  (...[, key, code, shiftKey, shortcut]) => expect(shortcutKey({ key, code, shiftKey })).toBe(shortcut),
);
