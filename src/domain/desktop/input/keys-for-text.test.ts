import { expect, test } from 'vitest';
import { scanCodesOf } from './scan-codes.ts';
import { keysForText } from './keys-for-text.ts';

test('types letters, digits and symbols, with Shift if needed', () => {
  expect(keysForText('aZ 1!\n')).toEqual([
    ['KeyA'],
    ['ShiftLeft', 'KeyZ'],
    ['Space'],
    ['Digit1'],
    ['ShiftLeft', 'Digit1'],
    ['Enter'],
  ]);
  expect(keysForText('\r\n\t/?"|')).toEqual([
    ['Enter'],
    ['Tab'],
    ['Slash'],
    ['ShiftLeft', 'Slash'],
    ['ShiftLeft', 'Quote'],
    ['ShiftLeft', 'Backslash'],
  ]);
});

test('has different keys for all printable ASCII characters', () => {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  const keys = keysForText(ascii) ?? [];
  expect(new Set(keys.map((codes) => codes.join())).size).toBe(95);
  for (const code of keys.flat()) expect(scanCodesOf(code, { sendsPauseAsTwoCodes: false })).toHaveLength(1);
});

test.each(['naïve', '€', 'a😀', '\u0000', '\u007f', 'a\rb'])('%j cannot be typed', (text) => {
  expect(keysForText(text)).toBeUndefined();
});

test('an empty text needs no keys', () => {
  expect(keysForText('')).toEqual([]);
});

// docs/behaviour.md#live-desktops "Text that the console types for the user"
test('uses the characters of a given layout, but not dead keys and characters whose key is unknown', () => {
  const french = new Map(Object.entries({ KeyQ: 'a', Digit2: 'é', Backquote: '²', BracketLeft: '^' }));
  expect(keysForText('aA é', french)).toEqual([['KeyQ'], ['ShiftLeft', 'KeyQ'], ['Space'], ['Digit2']]);
  for (const text of ['!', 'q', '^']) expect(keysForText(text, french)).toBeUndefined();
});
