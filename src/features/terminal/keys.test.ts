import { expect, test } from 'vitest';
import { isCopyKey, toolOfKey } from './keys.ts';

const keyEvent = (chord: string) => {
  const parts = chord.split(' ');
  const keyName = parts.at(-1) ?? '';
  return {
    key: keyName.length === 1 && !parts.includes('Shift') ? keyName.toLowerCase() : keyName,
    code: /^[A-Z]$/.test(keyName) ? `Key${keyName}` : '',
    ctrlKey: parts.includes('Ctrl'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
    metaKey: parts.includes('Meta'),
  };
};

test.each([
  ['Ctrl Shift F', { tool: 'find' }],
  ['Ctrl Shift K', { tool: 'clear' }],
  ['Ctrl +', { tool: 'fontSize', step: 1 }],
  ['Ctrl Shift +', { tool: 'fontSize', step: 1 }],
  ['Ctrl =', { tool: 'fontSize', step: 1 }],
  ['Ctrl -', { tool: 'fontSize', step: -1 }],
  ['Ctrl 0', { tool: 'fontSize', step: 0 }],
  // Keys of shells: move forward, kill the line, undo, and other keys that programs may use.
  ['Ctrl F', undefined],
  ['Ctrl K', undefined],
  ['Ctrl Shift _', undefined],
  ['Alt -', undefined],
  ['Ctrl Alt -', undefined],
  ['Meta 0', undefined],
  ['-', undefined],
  ['Shift F', undefined],
])('the tool of %s is %j', (chord, tool) => expect(toolOfKey(keyEvent(chord))).toEqual(tool));

const ctrlShiftEvent = (key: string, code: string) => ({
  key,
  code,
  ctrlKey: true,
  shiftKey: true,
  altKey: false,
  metaKey: false,
});

test.each([
  ['Dvorak', 'F', 'KeyY', { tool: 'find' }],
  ['Dvorak', 'U', 'KeyF', undefined],
  ['Dvorak', 'K', 'KeyV', { tool: 'clear' }],
  ['Cyrillic', 'А', 'KeyF', { tool: 'find' }],
  ['Greek', 'Κ', 'KeyK', { tool: 'clear' }],
  ['AZERTY', '0', 'Digit0', { tool: 'fontSize', step: 0 }],
])('on a %s keyboard, the tool of Ctrl Shift %s on %s is %j', (...[, key, code, tool]) =>
  expect(toolOfKey(ctrlShiftEvent(key, code))).toEqual(tool),
);

test.each([
  ['Dvorak', 'C', 'KeyI', true],
  ['Dvorak', 'J', 'KeyC', false],
  ['Cyrillic', 'С', 'KeyC', true],
])('on a %s keyboard, Ctrl Shift %s on %s is the copy key: %s', (...[, key, code, isCopy]) =>
  expect(isCopyKey(ctrlShiftEvent(key, code))).toBe(isCopy),
);
