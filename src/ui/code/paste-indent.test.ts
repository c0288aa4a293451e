import { expect, test } from 'vitest';
import { indentPasted } from './paste-indent.ts';

test.each([
  ['does not change a single line', 'a: 1', 'a: 1'],
  ['does not change a single line with a line break at its end', '    a: 1\n', '    a: 1\n'],
  ['moves lines from the first column to the column of the caret', 'a:\n  b: 1\nc: 2', 'a:\n      b: 1\n    c: 2'],
  ['moves lines with deeper indentation to the left', '        a:\n          b: 1', 'a:\n      b: 1'],
  ['aligns the keys of a map whose copy starts at its first letter', 'a: 1\n        b: 2', 'a: 1\n    b: 2'],
  ['indents the child of a key whose copy starts at its first letter', 'a:\n        b: 2', 'a:\n      b: 2'],
  ['aligns the keys of a list item whose copy starts at its mark', '- a: 1\n        b: 2', '- a: 1\n      b: 2'],
  ['aligns list items whose copy starts at the first mark', '- a\n        - b', '- a\n    - b'],
  ['adds no spaces to blank lines', 'a:\n\n  b: 1', 'a:\n\n      b: 1'],
  ['accepts the line breaks of Windows', 'a:\r\n  b: 1', 'a:\n      b: 1'],
])('%s', (_, text, expected) => expect(indentPasted(text, 4)).toBe(expected));
