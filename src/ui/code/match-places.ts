import type { SearchQuery } from '@codemirror/search';
import type { Text } from '@codemirror/state';

/** Counting more would hold up typing. */
export const MOST_MATCHES = 1000;

interface Place {
  from: number;
  to: number;
}

/** The places of the first matches. */
export function matchPlaces(query: SearchQuery, doc: Text): Place[] {
  const places: Place[] = [];
  if (!query.valid) return places;
  const cursor = query.getCursor(doc);
  for (let next = cursor.next(); !next.done && places.length < MOST_MATCHES; next = cursor.next())
    places.push({ from: next.value.from, to: next.value.to });
  return places;
}
