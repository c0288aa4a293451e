interface AvailableSpace {
  width: number;
  /** The gap between adjacent items. */
  gap: number;
  /** The width of the counter for this many hidden items, including its gap. */
  counterWidth: (hiddenCount: number) => number;
}

/** The indexes, in order, of the items that fit in one line next to the counter of the hidden items. */
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
    const nextWidth = usedWidth + width + (indexes.length > 0 ? gap : 0);
    if (nextWidth + counterWidth(widths.length - indexes.length - 1) > availableWidth) continue;
    indexes.push(index);
    usedWidth = nextWidth;
  }
  return indexes;
}
