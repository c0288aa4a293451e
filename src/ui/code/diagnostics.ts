// Shows problems of a text: underlines, gutter icons and tooltips.
import { linter, lintGutter, setDiagnosticsEffect, type Diagnostic } from '@codemirror/lint';
import { StateField, type Extension, type Text } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';

/**
 * Converts problems to diagnostics of CodeMirror. Problems are computed with a delay after typing, so their offsets can
 * exceed a text that has become shorter.
 */
export function diagnosticsOf({ length }: Pick<Text, 'length'>, problems: readonly TextProblem[]): Diagnostic[] {
  return problems.map(({ from, to, severity, message, fix }) => {
    const start = Math.min(Math.max(0, from), length);
    const range = { from: start, to: Math.min(Math.max(start, to), length) };
    const actions = fix && [
      {
        name: fix.title,
        apply: (view: EditorView, from: number, to: number) => replaceRange(view, { from, to }, fix.insert),
      },
    ];
    return { ...range, severity, message: sanitizeLines(message), ...(actions && { actions }) };
  });
}

/** Replaces a part of the text as an undoable edit. */
export function replaceRange(view: EditorView, { from, to }: { from: number; to: number }, insert: string): void {
  view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length }, userEvent: 'input.fix' });
  view.focus();
}

const LINE_DECORATIONS = {
  error: Decoration.line({ class: 'cm-problem-error' }),
  warning: Decoration.line({ class: 'cm-problem-warning' }),
};

/** Marks the lines where problems start. A line with both an error and a warning is marked as an error. */
function problemLineDecorations(doc: Text, diagnostics: readonly Diagnostic[]): DecorationSet {
  const severities = new Map<number, keyof typeof LINE_DECORATIONS>();
  for (const { from, severity } of diagnostics) {
    const line = doc.lineAt(Math.min(from, doc.length)).from;
    if (severity === 'error') severities.set(line, 'error');
    else if (!severities.has(line)) severities.set(line, 'warning');
  }
  return Decoration.set(
    [...severities].map(([line, severity]) => LINE_DECORATIONS[severity].range(line)),
    true,
  );
}

const problemLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, transaction) {
    const diagnosticsEffect = transaction.effects.find((effect) => effect.is(setDiagnosticsEffect));
    return diagnosticsEffect
      ? problemLineDecorations(transaction.newDoc, diagnosticsEffect.value)
      : lines.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Displays the problems from `setDiagnostics`, without a linter of its own. */
export const problemMarkers: Extension = [linter(null), lintGutter(), problemLines];
