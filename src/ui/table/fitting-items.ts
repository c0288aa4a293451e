interface AvailableSpace {
  width: number;
  /** The gap between adjacent items. */
  gap: number;
  /** The width of the counter for this many hidden items, including its gap. */
  counterWidth: (others: number) => number;
}

/** The indexes of items that fit in one line, in order, together with the counter of the hidden items. */
export function fittingIndexes(
  widths: readonly number[],
  { width: availableWidth, gap, counterWidth }: AvailableSpace,
): number[] {
  const totalWidth = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
  if (totalWidth <= availableWidth) return [...widths.keys()];
  const indexes: number[] = [];
  let usedWidth = 0;
  // Skips an item that is too wide, because the next one may fit.
  for (const [index, width] of widths.entries()) {
    const next = usedWidth + width + (indexes.length > 0 ? gap : 0);
    if (next + counterWidth(widths.length - indexes.length - 1) > availableWidth) continue;
    indexes.push(index);
    usedWidth = next;
  }
  return indexes;
}
