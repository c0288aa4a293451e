import { distance } from 'fastest-levenshtein';

/** The closest known word within `minEdits` to three edits, depending on the length of the word. */
export function suggestSpelling(word: string, knownWords: readonly string[], minEdits = 1): string | undefined {
  // The distance of long words takes long to compute, and no known word is that long.
  if (word.length > 64) return undefined;
  const maxDistance = Math.min(3, Math.max(minEdits, Math.floor(word.length / 3)));
  const candidates = knownWords
    .map((name) => ({ name, editDistance: distance(word, name) }))
    .filter(({ editDistance }) => editDistance <= maxDistance);
  return candidates.toSorted((a, b) => a.editDistance - b.editDistance)[0]?.name;
}
