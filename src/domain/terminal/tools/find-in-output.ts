// What is looked for in a terminal's output, and which of what was found comes next.

export interface FindQuery {
  text: string;
  isRegex: boolean;
  isCaseSensitive: boolean;
}

/** Undefined where the text is no regular expression. */
export function toSearchPattern({ text, isRegex, isCaseSensitive }: FindQuery): RegExp | undefined {
  const source = isRegex ? text : text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  try {
    return new RegExp(source, isCaseSensitive ? 'g' : 'gi');
  } catch {
    return undefined;
  }
}

export interface LineRange {
  /** Where it begins in the line, and how long it is, in UTF-16 units. */
  at: number;
  length: number;
}

/** What matches in one line, from left to right; what matches nothing at all is none. */
export const findLineMatches = (line: string, expression: RegExp): LineRange[] =>
  [...line.matchAll(expression)]
    .map(({ index, 0: { length } }) => ({ at: index, length }))
    .filter(({ length }) => length > 0);

/** A stretch of one of many lines. */
export interface LineMatch extends LineRange {
  line: number;
}

/** What is asked of the search: the lines of the output, and what is looked for in them. */
export interface SearchRequest {
  lines: readonly string[];
  query: FindQuery;
}

/** What matches in all lines, in their order. */
export function searchLines({ lines, query }: SearchRequest): LineMatch[] {
  const expression = toSearchPattern(query);
  if (!expression) return [];
  return lines.flatMap((text, line) => findLineMatches(text, expression).map((stretch) => ({ line, ...stretch })));
}

/** A cell of the buffer. */
export interface CellPosition {
  row: number;
  col: number;
}

const isAfter = (one: CellPosition, other: CellPosition): boolean =>
  one.row > other.row || (one.row === other.row && one.col > other.col);

/** The last match that does not begin after a place, because what is new in a terminal stands below; else the last one. */
export function nearestMatch(matches: readonly CellPosition[], position: CellPosition): number {
  const at = matches.findLastIndex((match) => !isAfter(match, position));
  return at === -1 ? matches.length - 1 : at;
}

/** The next match in a direction, beyond the ends from the other end. */
export const adjacentMatch = (current: number, step: -1 | 1, count: number): number => (current + step + count) % count;
