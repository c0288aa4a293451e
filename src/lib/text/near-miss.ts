/** How many letters must be changed, added or taken away to make one word of another. */
function distance(a: string, b: string): number {
  const row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    let corner = i;
    row[0] = i + 1;
    for (let j = 1; j <= b.length; j += 1) {
      const above = row[j] ?? 0;
      row[j] = Math.min(above + 1, (row[j - 1] ?? 0) + 1, corner + (a[i] === b[j - 1] ? 0 : 1));
      corner = above;
    }
  }
  return row[b.length] ?? 0;
}

/** The word that was probably meant: as near as a slip or two, in a long word three. */
export function nearMiss(word: string, known: readonly string[]): string | undefined {
  // What nobody could have meant is not measured.
  if (word.length > 64) return undefined;
  const most = Math.min(3, Math.max(1, Math.floor(word.length / 3)));
  const near = known.map((name) => ({ name, far: distance(word, name) })).filter(({ far }) => far <= most);
  return near.toSorted((a, b) => a.far - b.far)[0]?.name;
}
