// What changed between two texts, line by line: what stays is the longest series of lines that both have.

export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
  /** Counted from 1; where the line is not in that text, there is none. */
  before?: number;
  after?: number;
}

/** Beyond so many pairs of lines, what is between the common beginning and end counts as replaced. */
const MOST_PAIRS = 16_000_000;

export const linesOf = (text: string): string[] => {
  const lines = text.split('\n');
  // The break at the end closes a line and begins none.
  if (lines.at(-1) === '') lines.pop();
  return lines;
};

/** How many lines are the same at the beginning. */
function commonStart(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1;
  return count;
}

/** The lengths of the longest common series from each pair of lines to the ends. */
function lengthsOf(a: readonly string[], b: readonly string[]): (i: number, j: number) => number {
  const width = b.length + 1;
  const table = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => table[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      table[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return at;
}

/** Pairs of lines that stay, by their indexes. */
export function matches(a: readonly string[], b: readonly string[]): [number, number][] {
  const start = commonStart(a, b);
  const end = commonStart(a.slice(start).toReversed(), b.slice(start).toReversed());
  const [middleA, middleB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const pairs: [number, number][] = Array.from({ length: start }, (_, at) => [at, at]);
  if (middleA.length * middleB.length <= MOST_PAIRS) {
    const lengths = lengthsOf(middleA, middleB);
    for (let i = 0, j = 0; i < middleA.length && j < middleB.length;) {
      if (middleA[i] === middleB[j]) pairs.push([start + i++, start + j++]);
      else if (lengths(i + 1, j) >= lengths(i, j + 1)) i += 1;
      else j += 1;
    }
  }
  for (let at = end; at > 0; at -= 1) pairs.push([a.length - at, b.length - at]);
  return pairs;
}

/** What was taken away comes before what was added in its place. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [linesOf(before), linesOf(after)];
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  const passTo = (endA: number, endB: number) => {
    for (; i < endA; i += 1) lines.push({ kind: 'removed', text: a[i] ?? '', before: i + 1 });
    for (; j < endB; j += 1) lines.push({ kind: 'added', text: b[j] ?? '', after: j + 1 });
  };
  for (const [endA, endB] of matches(a, b)) {
    passTo(endA, endB);
    lines.push({ kind: 'same', text: a[endA] ?? '', before: endA + 1, after: endB + 1 });
    [i, j] = [endA + 1, endB + 1];
  }
  passTo(a.length, b.length);
  return lines;
}

/** How many lines differ, counted as a reader would: one that was changed counts once. */
export function changedLines(lines: readonly DiffLine[]): number {
  let [count, removed, added] = [0, 0, 0];
  for (const { kind } of lines) {
    if (kind === 'removed') removed += 1;
    else if (kind === 'added') added += 1;
    else {
      count += Math.max(removed, added);
      [removed, added] = [0, 0];
    }
  }
  return count + Math.max(removed, added);
}
