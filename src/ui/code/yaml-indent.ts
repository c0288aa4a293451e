// Indents new lines of YAML. The language package does not indent a line below `key:`.
import { indentService, syntaxTree } from '@codemirror/language';
import { EditorState, type Line } from '@codemirror/state';
import { indentOf, isListItem } from './yaml-lines.ts';

const INDENT_WIDTH = 2;

const YAML_KEY = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#"'[\]{},][^#]*?)\s*:(?=\s|$)/;
/** The text after a key or list mark whose value starts on the next line: a tag, an anchor, `|` or `>`, a comment. */
const VALUE_ON_NEXT_LINE = /^(?:\s*[&!]\S*)*(?:\s*[|>][-+\d]*)?\s*(?:(?:^|\s)#.*)?$/;

interface LineContext {
  /** The text of the line before the line break. */
  before: string;
  /** The next line that is neither blank nor a comment; undefined if there is none nearby. */
  next: string | undefined;
}

/**
 * The column for the children of a key. This is the column of its first child, if `next` is a child. A list may start
 * at the column of its key.
 */
function childColumn(column: number, next = ''): number {
  const nextLineColumn = indentOf(next);
  return nextLineColumn > column || (nextLineColumn === column && isListItem(next))
    ? nextLineColumn
    : column + INDENT_WIDTH;
}

interface LineParts {
  space: string;
  /** List marks with their spaces, for example `- - `. */
  marks: string;
  rest: string;
}

function partsOf(line: string): LineParts {
  const [, space = '', marks = '', rest = ''] = /^(\s*)((?:-(?:\s+|$))*)(.*)$/.exec(line) ?? [];
  return { space, marks, rest };
}

const lastMarkColumn = ({ space, marks }: Pick<LineParts, 'space' | 'marks'>): number =>
  space.length + marks.length - (/-\s*$/.exec(marks)?.[0] ?? '').length;

/** The column of a new line; undefined if the new line starts at the column of the previous line. */
export function newLineColumn({ before, next }: LineContext): number | undefined {
  const { space, marks, rest } = partsOf(before);
  if (rest.startsWith('#') || (marks === '' && rest === '')) return undefined;
  const column = space.length + marks.length;
  const key = YAML_KEY.exec(rest);
  if (key) return VALUE_ON_NEXT_LINE.test(rest.slice(key[0].length)) ? childColumn(column, next) : column;
  if (marks === '') return undefined;
  const markColumn = lastMarkColumn({ space, marks });
  // The next item is below the list mark, and the value of an empty item is right of the list mark.
  return VALUE_ON_NEXT_LINE.test(rest) ? Math.max(column, markColumn + INDENT_WIDTH) : markColumn;
}

/**
 * The kind of text at a position: `block` for text with our rules, undefined in brackets (the language package indents
 * it), and null in quoted text and block scalars, which keep the column of the previous line.
 */
function syntaxContext(state: EditorState, position: number): undefined | null | 'block' {
  for (let node = syntaxTree(state).resolveInner(position, -1); ;) {
    const isOpen = node.to > position || !['}', ']'].includes(node.lastChild?.name ?? '');
    if ((node.name === 'FlowMapping' || node.name === 'FlowSequence') && isOpen) return undefined;
    if (node.name === 'BlockLiteralContent') return null;
    if (node.name === 'QuotedLiteral' && node.to > position) return null;
    if (!node.parent) return 'block';
    node = node.parent;
  }
}

/** The next line that is neither blank nor a comment, within 20 lines. */
function nextContentLine(state: EditorState, position: number): string | undefined {
  const { number } = state.doc.lineAt(position);
  for (let lineNumber = number + 1; lineNumber <= Math.min(number + 20, state.doc.lines); lineNumber += 1) {
    const { text } = state.doc.line(lineNumber);
    if (!/^\s*(?:#|$)/.test(text)) return text;
  }
  return undefined;
}

const LIST_MARK = /^\s*- $/;

/**
 * The correct column of a list mark typed at the column of a key with a value, because YAML would parse it as part of
 * that value. Below `- name: x`, the next item belongs at the column of the mark before `name`. Undefined if the mark
 * is correct.
 */
function listMarkColumn(state: EditorState, { number, text }: Line): number | undefined {
  const column = indentOf(text);
  for (let lineNumber = number - 1, isNearest = true; lineNumber > 0; lineNumber -= 1) {
    const { text: line } = state.doc.line(lineNumber);
    if (/^\s*(?:#|$)/.test(line)) continue;
    const { space, marks, rest } = partsOf(line);
    const contentColumn = space.length + marks.length;
    const key = YAML_KEY.exec(rest);
    if (isNearest && (contentColumn !== column || !key || VALUE_ON_NEXT_LINE.test(rest.slice(key[0].length))))
      return undefined;
    isNearest = false;
    if (space.length < column) return marks && contentColumn === column ? lastMarkColumn({ space, marks }) : undefined;
  }
  return undefined;
}

/** Indents a line again when the user types a list mark (CodeMirror's `indentOnInput`). */
const reindentListMarks = EditorState.languageData.of(() => [{ indentOnInput: LIST_MARK }]);

const newLineIndent = indentService.of((context, position) => {
  const syntaxKind = syntaxContext(context.state, position);
  if (context.simulatedBreak !== position) {
    const line = context.state.doc.lineAt(position);
    // For other existing lines the indentation has meaning, so only the language's rule for brackets applies.
    if (!LIST_MARK.test(line.text)) return undefined;
    return syntaxKind === 'block' ? (listMarkColumn(context.state, line) ?? null) : null;
  }
  if (syntaxKind !== 'block') return syntaxKind;
  const before = context.lineAt(position, -1).text;
  return newLineColumn({ before, next: nextContentLine(context.state, position) }) ?? null;
});

export const yamlIndent = [newLineIndent, reindentListMarks];
