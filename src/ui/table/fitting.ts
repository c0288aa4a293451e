interface Room {
  width: number;
  /** Between two that stand side by side. */
  gap: number;
  /** How wide the sign for so many others is, with its gap. */
  counter: (others: number) => number;
}

/** The places of those that fit side by side, whole and in order, with the sign that counts the others. */
export function fitting(widths: readonly number[], { width: room, gap, counter }: Room): number[] {
  const all = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
  if (all <= room) return [...widths.keys()];
  const fit: number[] = [];
  let taken = 0;
  // One that is too wide is passed over: the next may well have room.
  for (const [index, width] of widths.entries()) {
    const next = taken + width + (fit.length > 0 ? gap : 0);
    if (next + counter(widths.length - fit.length - 1) > room) continue;
    fit.push(index);
    taken = next;
  }
  return fit;
}
