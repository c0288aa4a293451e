import { expect, test } from 'vitest';
import { commandOf } from './workspace-keys.ts';

/** Parses a chord such as `Alt Shift +`. `code` is the physical key. */
function keyPress(chord: string, code: string) {
  const parts = chord.split(' ');
  return {
    key: parts.at(-1) ?? '',
    code,
    ctrlKey: parts.includes('Ctrl'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
    metaKey: parts.includes('Meta'),
  };
}

const showTab = (place: number) => ({ type: 'tab', place });
const SPLIT_RIGHT = { type: 'split', toward: 'right' };
const SPLIT_DOWN = { type: 'split', toward: 'down' };
const NEW_TAB = { type: 'newTab' };

// docs/behaviour.md#the-console-workspace "A terminal sends every key to the shell"
test.each([
  ['US', 'Alt 1', 'Digit1', showTab(1)],
  ['US', 'Alt Shift T', 'KeyT', NEW_TAB],
  ['US, Caps Lock', 'Alt Shift t', 'KeyT', NEW_TAB],
  ['US', 'Alt Shift W', 'KeyW', { type: 'closePane' }],
  ['US', 'Alt Shift B', 'KeyB', { type: 'broadcast' }],
  ['US', 'Alt Shift +', 'Equal', SPLIT_RIGHT],
  ['US', 'Alt Shift _', 'Minus', SPLIT_DOWN],
  ['US', 'Alt PageDown', 'PageDown', { type: 'step', offset: 1 }],
  ['US', 'Alt Shift ArrowLeft', 'ArrowLeft', { type: 'beside', direction: 'left' }],
  ['Dvorak', 'Alt Shift T', 'KeyK', NEW_TAB],
  ['Dvorak', 'Alt Shift Y', 'KeyT', undefined],
  ['Dvorak', 'Alt Shift _', 'Quote', SPLIT_DOWN],
  ['AZERTY', 'Alt Shift 1', 'Digit1', showTab(1)],
  ['AZERTY', 'Alt &', 'Digit1', undefined],
  ['AZERTY', 'Alt Shift 6', 'Digit6', showTab(6)],
  ['AZERTY', 'Alt Shift W', 'KeyZ', { type: 'closePane' }],
  ['AZERTY', 'Alt Shift +', 'Equal', SPLIT_RIGHT],
  ['AZERTY', 'Alt _', 'Digit8', SPLIT_DOWN],
  ['QWERTZ', 'Alt +', 'BracketRight', SPLIT_RIGHT],
  ['QWERTZ', 'Alt Shift _', 'Slash', SPLIT_DOWN],
  ['Cyrillic', 'Alt Shift Е', 'KeyT', NEW_TAB],
  ['Greek', 'Alt Shift Τ', 'KeyT', NEW_TAB],
  ['Thai', 'Alt ๅ', 'Digit1', showTab(1)],
  // No workspace commands: keys of the shell (such as Alt with a letter, `-` or 0), character codes on the number pad,
  // AltGr (Ctrl with Alt), and keys that only a Mac uses.
  ['US', 'Alt t', 'KeyT', undefined],
  ['US', 'Alt -', 'Minus', undefined],
  ['US', 'Alt 0', 'Digit0', undefined],
  ['US', 'Alt 1', 'Numpad1', undefined],
  ['US', '1', 'Digit1', undefined],
  ['US', 'Ctrl 1', 'Digit1', undefined],
  ['QWERTZ', 'Ctrl Alt {', 'Digit7', undefined],
  ['US', 'Ctrl Meta 1', 'Digit1', undefined],
])('on a %s keyboard, %s (physical key %s) maps to the command %j', (...[, chord, code, command]) =>
  expect(commandOf(keyPress(chord, code), false)).toEqual(command),
);

// docs/behaviour.md#the-console-workspace "On a Mac, Option types characters", "Control and Cmd with 1 to 9 show",
// "Option with Page Up and Page Down"
test.each([
  ['British', 'Alt #', 'Digit3', undefined],
  ['German', 'Alt [', 'Digit5', undefined],
  ['German', 'Alt ]', 'Digit6', undefined],
  ['German', 'Alt |', 'Digit7', undefined],
  ['German', 'Alt {', 'Digit8', undefined],
  ['German', 'Alt }', 'Digit9', undefined],
  // Some layouts type a digit or a letter with Option.
  ['any', 'Alt 1', 'Digit1', undefined],
  ['US', 'Alt Shift ˇ', 'KeyT', undefined],
  ['any', 'Alt Shift T', 'KeyT', undefined],
  ['US', 'Alt Shift ±', 'Equal', undefined],
  ['US', 'Alt Dead', 'KeyN', undefined],
  ['US', 'Ctrl 1', 'Digit1', undefined],
  ['US', 'Ctrl Meta Alt 1', 'Digit1', undefined],
  ['US', 'Alt PageDown', 'PageDown', { type: 'step', offset: 1 }],
  ['US', 'Alt Shift ArrowUp', 'ArrowUp', { type: 'beside', direction: 'up' }],
  ['US', 'Ctrl Meta 1', 'Digit1', showTab(1)],
  ['French', 'Ctrl Meta Shift 1', 'Digit1', showTab(1)],
  ['US', 'Ctrl Meta t', 'KeyT', NEW_TAB],
  ['Dvorak', 'Ctrl Meta t', 'KeyK', NEW_TAB],
  ['Cyrillic', 'Ctrl Meta е', 'KeyT', NEW_TAB],
  ['US', 'Ctrl Meta =', 'Equal', SPLIT_RIGHT],
  ['German', 'Ctrl Meta +', 'BracketRight', SPLIT_RIGHT],
  ['US', 'Ctrl Meta -', 'Minus', SPLIT_DOWN],
])('on a Mac with a %s keyboard, %s (physical key %s) maps to the command %j', (...[, chord, code, command]) =>
  expect(commandOf(keyPress(chord, code), true)).toEqual(command),
);
