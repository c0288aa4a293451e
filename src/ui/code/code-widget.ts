// The editor of the library behind what we need of it: a textarea over lines that are drawn with colours. It writes no
// styles but by script, evaluates nothing and asks for nothing.
import { createEditor } from 'prism-code-editor';
import { editHistory } from 'prism-code-editor/commands';
import { insertText, setSelection } from 'prism-code-editor/utils';
import 'prism-code-editor/layout.css';
import 'prism-code-editor/prism/languages/yaml';
import type { Problem } from '#lib/text/problem.ts';
import { typeKey } from './code-keys.ts';
import { markProblems, rangeIn } from './code-marks.ts';
import * as css from './code-editor.css.ts';

interface Told {
  text: string;
  isReadOnly: boolean;
  onText: (text: string) => void;
  onCaret: (offset: number) => void;
  /** Escape was pressed, or what it allowed is over. */
  onLeave: (canLeave: boolean) => void;
}

export interface CodeWidget {
  /** For names and states, which are the page's. */
  textarea: HTMLTextAreaElement;
  setText: (text: string) => void;
  setReadOnly: (isReadOnly: boolean) => void;
  mark: (problems: readonly Problem[]) => void;
  /** As if it were typed. */
  replace: (from: number, to: number, text: string) => void;
  goTo: (offset: number) => void;
  boxAt: (offset: number) => DOMRect | undefined;
  offsetAt: (x: number, y: number) => number | undefined;
  remove: () => void;
}

export function createCodeWidget(parent: HTMLElement, { text, isReadOnly, ...told }: Told): CodeWidget {
  const editor = createEditor(parent, { value: text, language: 'yaml', class: css.widget, readOnly: isReadOnly });
  editor.addExtensions(editHistory());
  // Its own would take the focus away, and leave somebody who cannot see without a place.
  editor.keyCommandMap['Escape'] = null;
  const { textarea, lines } = editor;
  let canLeave = false;
  let unmark = () => {};
  const leave = (can: boolean) => {
    if (canLeave !== can) told.onLeave(can);
    canLeave = can;
  };
  textarea.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') return leave(true);
    if (!editor.options.readOnly && typeKey(editor, event, canLeave)) event.preventDefault();
    if (event.key !== 'Shift') leave(false);
  });
  textarea.addEventListener('blur', () => leave(false));
  editor.on('update', (value) => told.onText(value));
  editor.on('selectionChange', ([start, end]) => start === end && told.onCaret(start));
  return {
    textarea,
    setText(next) {
      if (next === editor.value) return;
      textarea.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertReplacementText' }));
      textarea.value = next;
      textarea.dispatchEvent(new Event('input'));
    },
    setReadOnly(readOnly) {
      editor.setOptions({ readOnly });
      textarea.readOnly = readOnly;
    },
    mark(problems) {
      unmark();
      unmark = markProblems(lines, editor.value, problems);
    },
    replace: (from, to, inserted) => insertText(editor, inserted, from, to),
    goTo(offset) {
      textarea.focus();
      setSelection(editor, offset);
      lines[editor.activeLine]?.scrollIntoView({ block: 'nearest' });
    },
    boxAt: (offset) => rangeIn(lines, editor.value, { from: offset, to: offset })?.getBoundingClientRect(),
    offsetAt: (x, y) => offsetAt(lines, editor.value, { x, y }),
    remove() {
      unmark();
      editor.remove();
    },
  };
}

/** What the pointer is over. All letters are as wide as the first of their line is. */
function offsetAt(
  lines: HTMLCollectionOf<HTMLElement>,
  text: string,
  at: { x: number; y: number },
): number | undefined {
  const first = lines[1]?.getBoundingClientRect();
  if (!first) return undefined;
  const number = 1 + Math.floor((at.y - first.top) / first.height);
  const start = text.split('\n', Math.max(0, number - 1)).join('\n').length + (number > 1 ? 1 : 0);
  const line = text.slice(start).split('\n', 1)[0] ?? '';
  const box = rangeIn(lines, text, { from: start, to: start + line.length })?.getBoundingClientRect();
  const column = box && line !== '' ? Math.floor(((at.x - box.left) / box.width) * line.length) : -1;
  return column < 0 || column >= line.length ? undefined : start + column;
}
