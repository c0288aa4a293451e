// Finds the ranges of nodes, lines and comments in the text of a document, inserts lines, and removes lines but keeps
// their comments.
import { isMap, isScalar, isSeq, Lexer, type Node, type Pair, type YAMLSeq } from 'yaml';
import { columnOf, type YamlStyle } from './yaml-style.ts';
import type { Splice } from './yaml-value.ts';

interface TextSpan {
  from: number;
  to: number;
}

export interface YamlSource {
  text: string;
  style: YamlStyle;
  comments: readonly TextSpan[];
}

/** Control tokens of the lexer, which are not part of the text. */
const LEXER_MARKS = /^[\u0002\u0018\u001f]$/;

/** The comments of a text. The lexer distinguishes them from `#` inside texts. */
export function findComments(text: string): TextSpan[] {
  const comments: TextSpan[] = [];
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (LEXER_MARKS.test(token)) continue;
    if (token.startsWith('#')) comments.push({ from: offset, to: offset + token.length });
    offset += token.length;
  }
  return comments;
}

/** The range of a parsed node. */
export function rangeOf(node: unknown): readonly [from: number, to: number] {
  const { range } = node as Node;
  return [range?.[0] ?? 0, range?.[1] ?? 0];
}

/** The offsets of the dashes in a block-style list. */
export function dashesOf(seq: YAMLSeq): number[] {
  const { srcToken: token } = seq;
  if (token?.type !== 'block-seq') return [];
  return token.items.flatMap(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? []);
}

/** The end of a node's content. The library's ranges of block-style nodes extend to the next node. */
export function nodeEnd(text: string, node: unknown): number {
  if (isSeq(node) && !node.flow) return itemEnd(text, node, node.items.length - 1);
  if (isMap(node) && !node.flow) return pairEnd(text, node.items.at(-1));
  const [from, to] = rangeOf(node);
  // Line breaks at the end of a block text belong to the text only with the indicator "+" (as in `|+`).
  const keepsLineBreaks = isScalar(node) && /^[|>]\d?\+/.test(text.slice(from, from + 3));
  return keepsLineBreaks ? to : from + text.slice(from, to).trimEnd().length;
}

export const pairEnd = (text: string, pair: Pair | undefined): number =>
  pair === undefined ? 0 : Math.max(rangeOf(pair.key)[1] + 1, pair.value === null ? 0 : nodeEnd(text, pair.value));

export const itemEnd = (text: string, seq: YAMLSeq, index: number): number =>
  Math.max((dashesOf(seq)[index] ?? 0) + 1, nodeEnd(text, seq.items[index]));

export const lineStart = (text: string, offset: number): number => offset - columnOf(text, offset);

/** The start of the next line, or the offset itself if a line starts there; the end of the text if there is none. */
export function nextLineStart(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** Removes the lines of a span, but keeps their comments. */
export function removeLines({ text, comments, style }: YamlSource, { from, to }: TextSpan): Splice {
  const start = lineStart(text, from);
  const end = nextLineStart(text, to);
  const keptComments = comments
    .filter((comment) => comment.from >= start && comment.to <= end)
    .map((comment) => {
      const line = lineStart(text, comment.from);
      const indent = /^ */.exec(text.slice(line, comment.from))?.[0] ?? '';
      return `${indent}${text.slice(comment.from, comment.to)}${style.eol}`;
    });
  return { from: start, to: end, text: keptComments.join('') };
}

/** Inserts lines after the line of an offset. */
export function insertLinesAfter(
  { text, style: { eol } }: YamlSource,
  offset: number,
  lines: readonly string[],
): Splice {
  const position = nextLineStart(text, offset);
  const lacksLineBreak = position > 0 && text[position - 1] !== '\n';
  return { from: position, to: position, text: lacksLineBreak ? eol + lines.join(eol) : lines.join(eol) + eol };
}

export const insertLinesBefore = (
  { text, style: { eol } }: YamlSource,
  offset: number,
  lines: readonly string[],
): Splice => {
  const position = lineStart(text, offset);
  return { from: position, to: position, text: lines.join(eol) + eol };
};
