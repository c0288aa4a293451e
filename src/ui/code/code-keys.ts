// What keys do while code is typed: everything else is the browser's own textarea.
import type { PrismEditor } from 'prism-code-editor';
import { getLineBefore, getLines, insertText } from 'prism-code-editor/utils';

const STEP = '  ';

/** A line below a key, or below an item that begins with one, stands further in. */
function indentAfter(line: string): string {
  const [space = '', dashes = ''] = /^(\s*)((?:- +)*)/.exec(line)?.slice(1) ?? [];
  const within = space + dashes.replaceAll('-', ' ');
  return /:\s*$/.test(line) ? within + STEP : within;
}

function breakLine(editor: PrismEditor, [start]: readonly [number, number]): void {
  insertText(editor, `\n${indentAfter(getLineBefore(editor.value, start))}`);
}

/** One step further in; all lines of a selection. */
function indent(editor: PrismEditor, [start, end]: readonly [number, number]): void {
  if (start === end) return insertText(editor, STEP);
  const [lines, from, to] = getLines(editor.value, start, end);
  const text = lines.map((line) => (line === '' ? line : STEP + line)).join('\n');
  return insertText(editor, text, from, to, start + STEP.length, end + text.length - (to - from));
}

function outdent(editor: PrismEditor, [start, end]: readonly [number, number]): void {
  const [lines, from, to] = getLines(editor.value, start, end);
  const text = lines.map((line) => line.replace(/^ {1,2}/, '')).join('\n');
  const [first = ''] = lines;
  const moved = Math.min(start - from, first.length - first.replace(/^ {1,2}/, '').length);
  insertText(editor, text, from, to, start - moved, Math.max(start - moved, end - (to - from - text.length)));
}

/** Whether the key was for the code; `canLeave` is once Escape was pressed: then Tab goes on to the next control. */
export function typeKey(editor: PrismEditor, event: KeyboardEvent, canLeave: boolean): boolean {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  const [start, end] = editor.getSelection();
  if (event.key === 'Enter') breakLine(editor, [start, end]);
  else if (event.key === 'Tab' && !canLeave) (event.shiftKey ? outdent : indent)(editor, [start, end]);
  else return false;
  return true;
}
