// Searches a terminal's output and selects the next match.

export interface FindQuery {
  text: string;
  isRegex: boolean;
  isCaseSensitive: boolean;
}

/** Undefined if the text is not a valid regular expression. */
export function toSearchPattern({ text, isRegex, isCaseSensitive }: FindQuery): RegExp | undefined {
  const source = isRegex ? text : text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  try {
    return new RegExp(source, isCaseSensitive ? 'g' : 'gi');
  } catch {
    return undefined;
  }
}

export interface LineRange {
  /** The position in the line and the length, in UTF-16 units. */
  start: number;
  length: number;
}

/** The matches in one line, from left to right. Empty matches are excluded. */
export const findLineMatches = (line: string, expression: RegExp): LineRange[] =>
  [...line.matchAll(expression)]
    .map(({ index, 0: { length } }) => ({ start: index, length }))
    .filter(({ length }) => length > 0);

/** A match in one of many lines. `line` is the index of the line. */
export interface LineMatch extends LineRange {
  line: number;
}

export interface SearchRequest {
  lines: readonly string[];
  query: FindQuery;
}

/** The matches in all lines, in their order; none if the query is an invalid regular expression. */
export function searchLines({ lines, query }: SearchRequest): LineMatch[] {
  const expression = toSearchPattern(query);
  if (!expression) return [];
  return lines.flatMap((text, line) => findLineMatches(text, expression).map((match) => ({ line, ...match })));
}

/** The position of a cell in the terminal's buffer. */
export interface CellPosition {
  row: number;
  col: number;
}

const isAfter = (first: CellPosition, second: CellPosition): boolean =>
  first.row > second.row || (first.row === second.row && first.col > second.col);

/**
 * The index of the last match that starts at or before a position, because the newest output is at the bottom. If all
 * matches are after the position: the index of the last match.
 */
export function nearestMatchIndex(matches: readonly CellPosition[], position: CellPosition): number {
  const index = matches.findLastIndex((match) => !isAfter(match, position));
  return index === -1 ? matches.length - 1 : index;
}

/** The index of the next or previous match. The search wraps around at both ends. */
export const adjacentMatchIndex = (current: number, step: -1 | 1, count: number): number =>
  (current + step + count) % count;
