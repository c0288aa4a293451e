import { EditorState, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { diagnosticsOf } from './diagnostics.ts';

const problem = { from: 2, to: 5, severity: 'error', message: 'no' } as const;

test.each([
  ['keeps the position of a problem within the text', 9, [2, 5]],
  ['ends a problem at the end of the text', 4, [2, 4]],
  ['moves a problem that starts after the end of the text to the end', 1, [1, 1]],
])('%s', (_, length, [from, to]) =>
  expect(diagnosticsOf({ length }, [problem])).toEqual([{ from, to, severity: 'error', message: 'no' }]),
);

test('shows hidden characters of a message', () =>
  expect(diagnosticsOf({ length: 9 }, [{ ...problem, severity: 'warning', message: 'a\u202eb' }])).toMatchObject([
    { severity: 'warning', message: 'aU+202Eb' },
  ]));

test('fixes a problem with an edit at its position', () => {
  const fix = { title: 'Quote', insert: '"yes"' };
  const state = EditorState.create({ doc: 'a: yes' });
  const [{ actions: [action] = [] } = {}] = diagnosticsOf(state.doc, [{ ...problem, from: 3, to: 6, fix }]);
  let fixedText = '';
  const view = {
    dispatch: (change: TransactionSpec) => (fixedText = state.update(change).state.doc.toString()),
    focus: () => undefined,
  } as unknown as EditorView; // only the members that an action uses
  action?.apply(view, 3, 6);
  expect([action?.name, fixedText]).toEqual(['Quote', 'a: "yes"']);
});
