import { expect, test } from 'vitest';
import { keyboardLayoutIn, preferredKindsIn } from './preferences.ts';

test.each([
  [0x0407, 0x0407],
  [0xffff_ffff, 0xffff_ffff],
  [0, 0],
  [-1, 0],
  [1.5, 0],
  [0x1_0000_0000, 0],
  ['1031', 0],
  [null, 0],
  [undefined, 0],
])('parses the keyboard layout %j as %j', (keyboardLayout, expected) =>
  expect(keyboardLayoutIn({ keyboardLayout })).toBe(expected),
);

test.each([
  [{ onboard: { preferredResources: [4, 2] } }, [4, 2]],
  [{ onboard: { preferredResources: null } }, []],
  [{ onboard: { preferredResources: 'servers' } }, []],
  [{ onboard: [] }, []],
  [{}, []],
  [null, []],
  ['preferences', []],
])('parses the preferred kinds in %j as %j', (preferences, expected) =>
  expect(preferredKindsIn(preferences)).toEqual(expected),
);

test.each([null, 'preferences', []])('finds no keyboard layout in %j', (preferences) =>
  expect(keyboardLayoutIn(preferences)).toBe(0),
);
