import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { completionAt, type CompletionProvider } from './completions.ts';

const WORDS = ['kind: ', 'kinship: ', 'kin'];
const complete: CompletionProvider = (text, offset) => {
  const from = text.lastIndexOf(' ', offset - 1) + 1;
  const options = WORDS.filter((word) => word.startsWith(text.slice(from, offset)));
  return offset === 0 ? undefined : { from, options: options.map((insert) => ({ insert, note: `${insert}note` })) };
};

const completionsIn = (doc: string, explicit: boolean) =>
  completionAt(complete, new CompletionContext(EditorState.create({ doc }), doc.length, explicit));

test('offers suggestions with their notes in the order of the source', () =>
  expect(completionsIn('a ki', false)).toEqual({
    from: 2,
    options: WORDS.map((label) => ({ label, detail: `${label}note` })),
    filter: false,
  }));

test('leaves out the suggestion that is already typed', () =>
  expect(completionsIn('kin', false)?.options.map(({ label }) => label)).toEqual(['kind: ', 'kinship: ']));

test('shows no list after a space unless the user presses Ctrl+Space', () => {
  expect(completionsIn('a ', false)).toBeNull();
  expect(completionsIn('a ', true)?.options).toHaveLength(3);
});

test('shows no list without suggestions', () => {
  expect(completionsIn('x', false)).toBeNull();
  expect(completionsIn('', true)).toBeNull();
});
