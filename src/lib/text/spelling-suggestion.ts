import { distance } from 'fastest-levenshtein';

/** The closest known word within one to three edits, depending on the length of the word. */
export function suggestSpelling(word: string, known: readonly string[]): string | undefined {
  // The distance of long words takes long to compute, and no known word is that long.
  if (word.length > 64) return undefined;
  const maxDistance = Math.min(3, Math.max(1, Math.floor(word.length / 3)));
  const candidates = known.map((name) => ({ name, far: distance(word, name) })).filter(({ far }) => far <= maxDistance);
  return candidates.toSorted((a, b) => a.far - b.far)[0]?.name;
}
