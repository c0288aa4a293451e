// What is looked for in a terminal's output, and which of what was found comes next.

export interface FindQuery {
  text: string;
  isRegex: boolean;
  isCaseSensitive: boolean;
}

/** Undefined where the text is no regular expression. */
export function expressionOf({ text, isRegex, isCaseSensitive }: FindQuery): RegExp | undefined {
  const source = isRegex ? text : text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  try {
    return new RegExp(source, isCaseSensitive ? 'g' : 'gi');
  } catch {
    return undefined;
  }
}

export interface Stretch {
  /** Where it begins in the line, and how long it is, in UTF-16 units. */
  at: number;
  length: number;
}

/** What matches in one line, from left to right; what matches nothing at all is none. */
export const matchesIn = (line: string, expression: RegExp): Stretch[] =>
  [...line.matchAll(expression)]
    .map(({ index, 0: { length } }) => ({ at: index, length }))
    .filter(({ length }) => length > 0);

/** A stretch of one of many lines. */
export interface LineMatch extends Stretch {
  line: number;
}

/** What is asked of the search: the lines of the output, and what is looked for in them. */
export interface SearchRequest {
  lines: readonly string[];
  query: FindQuery;
}

/** What matches in all lines, in their order. */
export function searchLines({ lines, query }: SearchRequest): LineMatch[] {
  const expression = expressionOf(query);
  if (!expression) return [];
  return lines.flatMap((text, line) => matchesIn(text, expression).map((stretch) => ({ line, ...stretch })));
}

/** A cell of the buffer. */
export interface Place {
  row: number;
  col: number;
}

const isAfter = (one: Place, other: Place): boolean =>
  one.row > other.row || (one.row === other.row && one.col > other.col);

/** The last match that does not begin after a place, because what is new in a terminal stands below; else the last one. */
export function matchNear(matches: readonly Place[], place: Place): number {
  const at = matches.findLastIndex((match) => !isAfter(match, place));
  return at === -1 ? matches.length - 1 : at;
}

/** The next match in a direction, beyond the ends from the other end. */
export const matchBeside = (current: number, step: -1 | 1, count: number): number => (current + step + count) % count;
