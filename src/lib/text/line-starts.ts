// Finds lines by their offsets, without splitting a text of thousands of lines.

/** The offset at which each line starts. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let newlineIndex = text.indexOf('\n'); newlineIndex !== -1; newlineIndex = text.indexOf('\n', newlineIndex + 1))
    starts.push(newlineIndex + 1);
  return starts;
}

/** The number of the line that contains an offset, counted from 1 like in editors. */
export function lineNumberAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return Math.max(1, low);
}
