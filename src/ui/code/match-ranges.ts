import type { SearchQuery } from '@codemirror/search';
import type { Text } from '@codemirror/state';

/** Counting more matches would slow down typing. */
export const MAX_MATCHES = 1000;

interface MatchRange {
  from: number;
  to: number;
}

/** The ranges of the matches, at most `MAX_MATCHES`. */
export function findMatchRanges(query: SearchQuery, doc: Text): MatchRange[] {
  const ranges: MatchRange[] = [];
  if (!query.valid) return ranges;
  const cursor = query.getCursor(doc);
  for (let next = cursor.next(); !next.done && ranges.length < MAX_MATCHES; next = cursor.next())
    ranges.push({ from: next.value.from, to: next.value.to });
  return ranges;
}
