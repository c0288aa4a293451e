// Lines that are pasted at an indented place keep their shape there: in YAML their columns are what they mean.
import { EditorView } from '@codemirror/view';
import { indentOf, isListItem } from './yaml-lines.ts';

/** The column that the first line had where it was copied, often from its first letter on, by those of the lines below. */
function firstColumn(first: string, others: readonly string[]): number {
  if (indentOf(first) > 0) return indentOf(first);
  const below = Math.min(...others.map(indentOf));
  const isOneLevel = isListItem(first) === others.some((line) => indentOf(line) === below && isListItem(line));
  const isParent = /:\s*$/.test(first) || (isListItem(first) && !isOneLevel);
  return Math.max(0, isParent ? below - 2 : below);
}

/** The lines of a text moved so that its first line starts at a column, where the caret already is. */
export function indentPasted(text: string, column: number): string {
  const [first = '', ...rest] = text.split(/\r\n?|\n/);
  const others = rest.filter((line) => line.trim() !== '');
  if (others.length === 0) return text;
  const move = column - Math.min(firstColumn(first, others), ...others.map(indentOf));
  const moved = rest.map((line) => (line.trim() === '' ? '' : ' '.repeat(indentOf(line) + move) + line.trimStart()));
  const start = ' '.repeat(Math.max(0, firstColumn(first, others) + move - column));
  return [start + first.trimStart(), ...moved].join('\n');
}

/** Only where nothing but indentation and list marks is before the caret; elsewhere text is pasted as it is. */
export const pasteKeepsIndent = EditorView.clipboardInputFilter.of((text, { doc, selection }) => {
  const { from } = selection.main;
  const before = doc.sliceString(doc.lineAt(from).from, from);
  const isIndented = before !== '' && /^ *(?:- +)*$/.test(before);
  return isIndented && selection.ranges.length === 1 ? indentPasted(text, before.length) : text;
});
