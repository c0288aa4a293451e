import { expect, test } from 'vitest';
import { recognizedLayouts } from './recognize-layout.ts';
import { keyboardLayoutNames, formatLayoutNumber } from './layout-names.ts';

test('layout names are unique and sorted, and layout numbers are valid', () => {
  const names = [...keyboardLayoutNames.values()];
  expect(names.length).toBeGreaterThan(55);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect([...keyboardLayoutNames.keys()].filter((layout) => !(layout > 0x400))).toEqual([]);
});

test.each([
  [0x0407, 'German'],
  [0x0807, 'German (Switzerland)'],
  [0x0409, 'English (United States)'],
  [0x10409, 'English (United States), Dvorak'],
  [0x1041f, 'Turkish, F'],
])('layout %i has the name %s', (layout, name) => expect(keyboardLayoutNames.get(layout)).toBe(name));

test('formats a layout number as Windows does', () => expect(formatLayoutNumber(0x0001_040c)).toBe('0001040C'));

test('all layouts that the console recognizes have a name', () => {
  expect(
    recognizedLayouts.filter((layout) => !keyboardLayoutNames.has(layout)).map((layout) => layout.toString(16)),
  ).toEqual([]);
});
