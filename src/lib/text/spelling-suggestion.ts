import { distance } from 'fastest-levenshtein';

/** The word that was probably meant: as near as a slip or two, in a long word three. */
export function suggestSpelling(word: string, known: readonly string[]): string | undefined {
  // What nobody could have meant is not measured.
  if (word.length > 64) return undefined;
  const maxDistance = Math.min(3, Math.max(1, Math.floor(word.length / 3)));
  const candidates = known.map((name) => ({ name, far: distance(word, name) })).filter(({ far }) => far <= maxDistance);
  return candidates.toSorted((a, b) => a.far - b.far)[0]?.name;
}
