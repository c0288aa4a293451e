import { insertNewlineAndIndent } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { indentOnInput } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import { yamlIndent } from './yaml-indent.ts';

/** The text after pressing Enter with the caret at `^`. */
function pressEnter(textWithCaret: string): string {
  const anchor = textWithCaret.indexOf('^');
  const doc = textWithCaret.replace('^', '');
  let state = EditorState.create({ doc, selection: { anchor }, extensions: [yaml(), yamlIndent] });
  insertNewlineAndIndent({ state, dispatch: (transaction) => (state = transaction.state) });
  const caret = state.selection.main.head;
  const text = state.doc.toString();
  return `${text.slice(0, caret)}^${text.slice(caret)}`;
}

/** The text after typing `typed` with the caret at `^`. */
function typeAtCaret(textWithCaret: string, typed: string): string {
  const caret = textWithCaret.indexOf('^');
  const extensions = [yaml(), yamlIndent, indentOnInput()];
  let state = EditorState.create({ doc: textWithCaret.replace('^', ''), selection: { anchor: caret }, extensions });
  for (const character of typed) {
    const { head } = state.selection.main;
    const changes = { from: head, insert: character };
    state = state.update({ changes, selection: { anchor: head + 1 }, userEvent: 'input.type' }).state;
  }
  return state.doc.toString();
}

describe('a typed list mark', () => {
  test.each([
    ['below the key of an item starts the next item', '- name: x\n  ^', '- name: x\n- '],
    [
      'below a further key of an item starts the next item',
      'a:\n  - b: 1\n    c: 2\n    ^',
      'a:\n  - b: 1\n    c: 2\n  - ',
    ],
    ['below a comment in an item starts the next item', '- name: x\n  # why\n  ^', '- name: x\n  # why\n- '],
    [
      'below the key after a list in an item starts the next item',
      '- b:\n  - 1\n  c: 2\n  ^',
      '- b:\n  - 1\n  c: 2\n- ',
    ],
    ['below a key without a value stays', '- name:\n  ^', '- name:\n  - '],
    ['below a list mark stays', 'a:\n  - b\n  ^', 'a:\n  - b\n  - '],
    ['deeper than the key before it stays', 'a: 1\n    ^', 'a: 1\n    - '],
    ['below a key outside of lists stays', 'a:\n  b: 1\n  ^', 'a:\n  b: 1\n  - '],
    ['in a block scalar stays', '- a: |\n    b: 1\n    ^', '- a: |\n    b: 1\n    - '],
    ['in a folded block scalar of the last key stays', 'a: >-\n  b: 1\n  ^', 'a: >-\n  b: 1\n  - '],
  ])('%s', (_, marked, expected) => expect(typeAtCaret(marked, '- ')).toBe(expected));
});

describe('Enter', () => {
  test.each([
    ['after a folded block scalar header indents its text', 'note: >-^', 'note: >-\n  ^'],
    ['after a key indents its value', 'spec:^', 'spec:\n  ^'],
    ['after a nested key indents its value', 'spec:\n  allow:^', 'spec:\n  allow:\n    ^'],
    ['after a key with a comment indents its value', 'spec: # why^', 'spec: # why\n  ^'],
    ['after a key with an anchor indents its value', 'spec: &base^', 'spec: &base\n  ^'],
    ['after a quoted key indents its value', '"a: b":^', '"a: b":\n  ^'],
    ['after a block scalar header indents its text', 'note: |^', 'note: |\n  ^'],
    ['after a value stays at the column of its key', 'a:\n  b: 1^', 'a:\n  b: 1\n  ^'],
    ['after a value with a colon stays at the column of its key', 'a: http://b^', 'a: http://b\n^'],
    ['after a scalar item goes to the list mark', 'a:\n  - b^', 'a:\n  - b\n  ^'],
    [
      'after the first item of a nested list goes to the list mark',
      'a:\n  b:\n    - c^\n  d: 1',
      'a:\n  b:\n    - c\n    ^\n  d: 1',
    ],
    ['after a quoted item goes to the list mark', 'a:\n  - "{{b.c}}"^', 'a:\n  - "{{b.c}}"\n  ^'],
    ['after an item with a comment goes to the list mark', 'a:\n  - b # c^', 'a:\n  - b # c\n  ^'],
    ['after an item with a URL goes to the list mark', '- http://b^', '- http://b\n^'],
    ['after a map item goes to its first key', '- a: 1^', '- a: 1\n  ^'],
    ['after an item with an open key indents its value', '- a:^', '- a:\n    ^'],
    ['after a flow item goes to the list mark', '  - [a, b]^', '  - [a, b]\n  ^'],
    ['after an empty item goes next to the list mark', '-^', '-\n  ^'],
    ['after a list in a list goes to the inner list mark', '- - a^', '- - a\n  ^'],
    ['after a comment stays at its column', '  # why^', '  # why\n  ^'],
    ['after a comment with a colon stays at its column', '# why:^', '# why:\n^'],
    ['on a blank line keeps the column', 'a:\n    ^', 'a:\n\n    ^'],
    ['after the start of a document goes to the first column', '---^', '---\n^'],
    ['inside a block scalar keeps the column of the line', 'a: |\n    key:^', 'a: |\n    key:\n    ^'],
    ['inside an open list in brackets indents once', 'a: [^', 'a: [\n  ^'],
    ['between brackets puts the closing bracket below its key', 'a: [^]', 'a: [\n  ^\n]'],
    ['after closed brackets stays at the column of the key', 'a: [b]^', 'a: [b]\n^'],
    ['before the value of a key indents the value', 'a: ^b', 'a: \n  ^b'],
    ['above a list at the column of its key goes to that list', 'a:^\n- b', 'a:\n^\n- b'],
    ['above deeper children goes to their column', 'a:^\n\n    b: 1', 'a:\n    ^\n\n    b: 1'],
  ])('%s', (_, marked, expected) => expect(pressEnter(marked)).toBe(expected));
});
