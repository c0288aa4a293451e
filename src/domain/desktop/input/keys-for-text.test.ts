import { expect, test } from 'vitest';
import { scanCodesOf } from './scan-codes.ts';
import { keysForText } from './keys-for-text.ts';

test('letters, digits and signs are keys, with Shift where it takes one', () => {
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

test('all of ASCII that is printed has a key of its own, and the keys are known', () => {
  const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
  const keys = keysForText(ascii) ?? [];
  expect(new Set(keys.map((one) => one.join())).size).toBe(95);
  for (const code of keys.flat()) expect(scanCodesOf(code, { sendsPauseAsTwoCodes: false })).toHaveLength(1);
});

test.each(['naïve', '€', 'a😀', '\u0000', '\u007f', 'a\rb'])('%j has no keys', (text) => {
  expect(keysForText(text)).toBeUndefined();
});

test('nothing is nothing to type', () => {
  expect(keysForText('')).toEqual([]);
});

// docs/behaviour.md#live-desktops "Text that the console types for the user"
test('on another layout letters are where it has them, and a sign that may be anywhere has no key', () => {
  const french = new Map(Object.entries({ KeyQ: 'a', Digit2: 'é', Backquote: '²', BracketLeft: '^' }));
  expect(keysForText('aA é', french)).toEqual([['KeyQ'], ['ShiftLeft', 'KeyQ'], ['Space'], ['Digit2']]);
  for (const text of ['!', 'q', '^']) expect(keysForText(text, french)).toBeUndefined();
});
