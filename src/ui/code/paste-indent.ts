// Pasted lines keep their relative indentation, because indentation has meaning in YAML.
import { EditorView } from '@codemirror/view';
import { indentOf, isListItem } from './yaml-lines.ts';

/**
 * The original column of the first line, estimated from the lines below, because copies often start at its first
 * letter.
 */
function firstColumn(first: string, followingLines: readonly string[]): number {
  if (indentOf(first) > 0) return indentOf(first);
  const nextIndent = Math.min(...followingLines.map(indentOf));
  const isOneLevel =
    isListItem(first) === followingLines.some((line) => indentOf(line) === nextIndent && isListItem(line));
  const isParent = /:\s*$/.test(first) || (isListItem(first) && !isOneLevel);
  return Math.max(0, isParent ? nextIndent - 2 : nextIndent);
}

/** Shifts all lines so that the first line starts at the caret's column. */
export function indentPasted(text: string, column: number): string {
  const [first = '', ...rest] = text.split(/\r\n?|\n/);
  const followingLines = rest.filter((line) => line.trim() !== '');
  if (followingLines.length === 0) return text;
  const shift = column - Math.min(firstColumn(first, followingLines), ...followingLines.map(indentOf));
  const shifted = rest.map((line) => (line.trim() === '' ? '' : ' '.repeat(indentOf(line) + shift) + line.trimStart()));
  const start = ' '.repeat(Math.max(0, firstColumn(first, followingLines) + shift - column));
  return [start + first.trimStart(), ...shifted].join('\n');
}

/** Applies only if the text before the caret is indentation or list marks; otherwise the text is pasted unchanged. */
export const keepIndentOnPaste = EditorView.clipboardInputFilter.of((text, { doc, selection }) => {
  const { from } = selection.main;
  const before = doc.sliceString(doc.lineAt(from).from, from);
  const isIndented = before !== '' && /^ *(?:- +)*$/.test(before);
  return isIndented && selection.ranges.length === 1 ? indentPasted(text, before.length) : text;
});
