// Pasted lines keep their relative indentation, because indentation has meaning in YAML.
import { EditorView } from '@codemirror/view';
import { indentOf, isListItem } from './yaml-lines.ts';

/**
 * The column that the first line had in the source. A copy often starts at the first letter of a line, without its
 * indentation, so the column is estimated from the following lines.
 */
function firstColumn(firstLine: string, followingLines: readonly string[]): number {
  if (indentOf(firstLine) > 0) return indentOf(firstLine);
  const nextIndent = Math.min(...followingLines.map(indentOf));
  const isSameLevel =
    isListItem(firstLine) === followingLines.some((line) => indentOf(line) === nextIndent && isListItem(line));
  const isParent = /:\s*$/.test(firstLine) || (isListItem(firstLine) && !isSameLevel);
  return Math.max(0, isParent ? nextIndent - 2 : nextIndent);
}

/** Shifts several lines together, so that the leftmost line starts at the caret's column. A single line stays. */
export function indentPasted(text: string, column: number): string {
  const [firstLine = '', ...rest] = text.split(/\r\n?|\n/);
  const followingLines = rest.filter((line) => line.trim() !== '');
  if (followingLines.length === 0) return text;
  const shift = column - Math.min(firstColumn(firstLine, followingLines), ...followingLines.map(indentOf));
  const shiftedLines = rest.map((line) =>
    line.trim() === '' ? '' : ' '.repeat(indentOf(line) + shift) + line.trimStart(),
  );
  const firstIndentation = ' '.repeat(Math.max(0, firstColumn(firstLine, followingLines) + shift - column));
  return [firstIndentation + firstLine.trimStart(), ...shiftedLines].join('\n');
}

/** Indents pasted lines if there is one caret, with only indentation or list marks before it. */
export const keepIndentOnPaste = EditorView.clipboardInputFilter.of((text, { doc, selection }) => {
  const { from } = selection.main;
  const textBeforeCaret = doc.sliceString(doc.lineAt(from).from, from);
  const isIndented = textBeforeCaret !== '' && /^ *(?:- +)*$/.test(textBeforeCaret);
  return isIndented && selection.ranges.length === 1 ? indentPasted(text, textBeforeCaret.length) : text;
});
