// How far a new line of YAML is indented. The language package leaves a line below `key:` at the column of the key.
import { indentService, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { indentOf, isListItem } from './yaml-lines.ts';

const STEP = 2;

const KEY = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#"'[\]{},][^#]*?)\s*:(?=\s|$)/;
/** What can follow a key or a list mark when its value starts on the next line: tag, anchor, `|` or `>`, comment. */
const VALUE_BELOW = /^(?:\s*[&!]\S*)*(?:\s*[|>][-+\d]*)?\s*(?:(?:^|\s)#.*)?$/;

interface Lines {
  /** The text of the line before the break. */
  before: string;
  /** The next line that is not blank; undefined at the end of the document. */
  next: string | undefined;
}

/** The column of children of a key: that of the first child, which can be a list at the column of its key. */
function columnBelow(column: number, next = ''): number {
  const first = indentOf(next);
  return first > column || (first === column && isListItem(next)) ? first : column + STEP;
}

/** The column of a new line; undefined where it stays at the column of the line before. */
export function columnAfter({ before, next }: Lines): number | undefined {
  const [, space = '', marks = '', rest = ''] = /^(\s*)((?:-(?:\s+|$))*)(.*)$/.exec(before) ?? [];
  if (rest.startsWith('#') || (marks === '' && rest === '')) return undefined;
  const column = space.length + marks.length;
  const key = KEY.exec(rest);
  if (key) return VALUE_BELOW.test(rest.slice(key[0].length)) ? columnBelow(column, next) : column;
  if (marks === '') return undefined;
  const lastMark = /-\s*$/.exec(marks)?.[0] ?? '';
  const content = Math.max(column, column - lastMark.length + STEP);
  // The next item stands below the list mark, and the value of an empty item next to it.
  return VALUE_BELOW.test(rest) ? content : column - lastMark.length;
}

/** Where line breaks have other rules: undefined for the language's own, null for the column of the line before. */
function byNode(state: EditorState, position: number): undefined | null | 'block' {
  for (let node = syntaxTree(state).resolveInner(position, -1); ;) {
    const isOpen = node.to > position || !['}', ']'].includes(node.lastChild?.name ?? '');
    if ((node.name === 'FlowMapping' || node.name === 'FlowSequence') && isOpen) return undefined;
    if (node.name === 'BlockLiteralContent') return null;
    if (node.name === 'QuotedLiteral' && node.to > position) return null;
    if (!node.parent) return 'block';
    node = node.parent;
  }
}

/** The next line with text on it, within a few lines. */
function nextLine(state: EditorState, position: number): string | undefined {
  const { number } = state.doc.lineAt(position);
  for (let at = number + 1; at <= Math.min(number + 20, state.doc.lines); at += 1) {
    const { text } = state.doc.line(at);
    if (!/^\s*(?:#|$)/.test(text)) return text;
  }
  return undefined;
}

export const yamlIndent = indentService.of((context, position) => {
  // An existing line: its indentation is what it means, so only the language's rule for brackets applies.
  if (context.simulatedBreak !== position) return undefined;
  const node = byNode(context.state, position);
  if (node !== 'block') return node;
  const before = context.lineAt(position, -1).text;
  return columnAfter({ before, next: nextLine(context.state, position) }) ?? null;
});
