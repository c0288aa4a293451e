import { expect, test } from 'vitest';
import { indentPasted } from './paste-indent.ts';

test.each([
  ['one line stays as it is', 'a: 1', 'a: 1'],
  ['a last line break stays as it is', '    a: 1\n', '    a: 1\n'],
  ['lines from the first column move by the column', 'a:\n  b: 1\nc: 2', 'a:\n      b: 1\n    c: 2'],
  ['lines of a deeper place move back', '        a:\n          b: 1', 'a:\n      b: 1'],
  ['a map copied from its first letter on stays one map', 'a: 1\n        b: 2', 'a: 1\n    b: 2'],
  ['a parent copied from its first letter on stays above its child', 'a:\n        b: 2', 'a:\n      b: 2'],
  ['an item copied from its mark on stays one item', '- a: 1\n        b: 2', '- a: 1\n      b: 2'],
  ['items copied from the first mark on stay one list', '- a\n        - b', '- a\n    - b'],
  ['blank lines get no spaces', 'a:\n\n  b: 1', 'a:\n\n      b: 1'],
  ['line breaks of other systems are taken', 'a:\r\n  b: 1', 'a:\n      b: 1'],
])('%s', (_, text, expected) => expect(indentPasted(text, 4)).toBe(expected));
