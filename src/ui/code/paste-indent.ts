// Lines that are pasted at an indented place keep their shape there: in YAML their columns are what they mean.
import { EditorView } from '@codemirror/view';
import { indentOf, isListItem } from './yaml-lines.ts';

/** The column that the first line had where it was copied, often from its first letter on, by those of the lines below. */
function firstColumn(first: string, followingLines: readonly string[]): number {
  if (indentOf(first) > 0) return indentOf(first);
  const nextIndent = Math.min(...followingLines.map(indentOf));
  const isOneLevel =
    isListItem(first) === followingLines.some((line) => indentOf(line) === nextIndent && isListItem(line));
  const isParent = /:\s*$/.test(first) || (isListItem(first) && !isOneLevel);
  return Math.max(0, isParent ? nextIndent - 2 : nextIndent);
}

/** The lines of a text moved so that its first line starts at a column, where the caret already is. */
export function indentPasted(text: string, column: number): string {
  const [first = '', ...rest] = text.split(/\r\n?|\n/);
  const followingLines = rest.filter((line) => line.trim() !== '');
  if (followingLines.length === 0) return text;
  const shift = column - Math.min(firstColumn(first, followingLines), ...followingLines.map(indentOf));
  const shifted = rest.map((line) => (line.trim() === '' ? '' : ' '.repeat(indentOf(line) + shift) + line.trimStart()));
  const start = ' '.repeat(Math.max(0, firstColumn(first, followingLines) + shift - column));
  return [start + first.trimStart(), ...shifted].join('\n');
}

/** Only where nothing but indentation and list marks is before the caret; elsewhere text is pasted as it is. */
export const keepIndentOnPaste = EditorView.clipboardInputFilter.of((text, { doc, selection }) => {
  const { from } = selection.main;
  const before = doc.sliceString(doc.lineAt(from).from, from);
  const isIndented = before !== '' && /^ *(?:- +)*$/.test(before);
  return isIndented && selection.ranges.length === 1 ? indentPasted(text, before.length) : text;
});
