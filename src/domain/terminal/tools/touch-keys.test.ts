import { expect, test } from 'vitest';
import { touchKeyInput, withCtrl, type TouchKey } from './touch-keys.ts';

const PLAIN = { isCtrlPressed: false, isApplicationCursor: false };

// docs/behaviour.md#the-console-workspace "Arrow keys follow the mode of the program"
test.each<[TouchKey, ...string[]]>([
  ['up', '\x1b[A', '\x1bOA', '\x1b[1;5A'],
  ['down', '\x1b[B', '\x1bOB', '\x1b[1;5B'],
  ['right', '\x1b[C', '\x1bOC', '\x1b[1;5C'],
  ['left', '\x1b[D', '\x1bOD', '\x1b[1;5D'],
  ['Esc', '\x1b', '\x1b', '\x1b'],
  ['Tab', '\t', '\t', '\t'],
  ['|', '|', '|', '|'],
])('%s sends its text, in application mode, and with Ctrl', (key, ...[plain, application, ctrl]) => {
  expect(touchKeyInput(key, PLAIN)).toBe(plain);
  expect(touchKeyInput(key, { ...PLAIN, isApplicationCursor: true })).toBe(application);
  expect(touchKeyInput(key, { ...PLAIN, isCtrlPressed: true })).toBe(ctrl);
  expect(touchKeyInput(key, { isApplicationCursor: true, isCtrlPressed: true })).toBe(ctrl);
});

test.each([
  ['c', '\x03'],
  ['C', '\x03'],
  ['z', '\x1a'],
  ['[', '\x1b'],
  ['_', '\x1f'],
  ['@', '\0'],
  [' ', '\0'],
  ['?', '\x7f'],
  ['|', '\x1c'],
  ['/', '\x1f'],
  ['-', '\x1f'],
  ['ä', 'ä'],
  ['1', '1'],
  ['cd', 'cd'],
  ['', ''],
])('Ctrl with %j sends %j', (character, input) => {
  expect(withCtrl(character)).toBe(input);
});
