// Underlines below parts of the code, and lines that are marked. The underlines are the browser's own highlights over the
// text that is there, so that a mark is no element in it; a browser without them still shows the line.
import { lineOf, lineStarts } from '#lib/text/line-starts.ts';
import type { Problem } from '#lib/text/problem.ts';

/** More would be no help, and each costs time. */
const MOST_MARKS = 100;

const KINDS = { error: 'code-error', warning: 'code-warning' } as const;

type Lines = HTMLCollectionOf<HTMLElement>;

/** The text node and the place in it of a column. */
function placeIn(line: Element, column: number): [Node, number] | undefined {
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let left = column;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? '';
    if (left <= length) return [node, left];
    left -= length;
  }
  return undefined;
}

/** A part of one line; what goes beyond that ends with it. */
export function rangeIn(lines: Lines, text: string, { from, to }: Pick<Problem, 'from' | 'to'>): Range | undefined {
  const starts = lineStarts(text);
  const number = lineOf(starts, from);
  const line = lines[number];
  const start = starts[number - 1] ?? 0;
  const end = Math.min(to, (starts[number] ?? text.length + 1) - 1);
  const [first, last] = line ? [placeIn(line, from - start), placeIn(line, Math.max(end, from) - start)] : [];
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(...first);
  range.setEnd(...last);
  return range;
}

function highlightOf(kind: Problem['severity']): Highlight | undefined {
  const { highlights } = CSS as { highlights?: HighlightRegistry }; // not in browsers of before 2025
  const name = KINDS[kind];
  if (!highlights) return undefined;
  const highlight = highlights.get(name) ?? new Highlight();
  highlights.set(name, highlight);
  return highlight;
}

/** An empty place is shown by the character before it, which somebody has to look at. */
const widened = (text: string, { from, to }: Problem): Pick<Problem, 'from' | 'to'> => {
  if (to > from && text[from] !== '\n') return { from, to };
  const isLineEnd = from >= text.length || text[from] === '\n';
  return isLineEnd ? { from: Math.max(0, from - 1), to: from } : { from, to: from + 1 };
};

/** Marks the problems of a text that is shown; the answer takes the marks away. */
export function markProblems(lines: Lines, text: string, problems: readonly Problem[]): () => void {
  const starts = lineStarts(text);
  const marked = problems.slice(0, MOST_MARKS).map((problem) => {
    const line = lines[lineOf(starts, Math.min(problem.from, text.length))];
    if (line && line.dataset['problem'] !== 'error') line.dataset['problem'] = problem.severity;
    const range = rangeIn(lines, text, widened(text, problem));
    const highlight = highlightOf(problem.severity);
    if (range) highlight?.add(range);
    return () => {
      if (range) highlight?.delete(range);
      if (line) delete line.dataset['problem'];
    };
  });
  return () => {
    for (const unmark of marked) unmark();
  };
}
