interface AvailableSpace {
  width: number;
  /** Between two that stand side by side. */
  gap: number;
  /** How wide the sign for so many others is, with its gap. */
  counterWidth: (others: number) => number;
}

/** The places of those that fit side by side, whole and in order, with the sign that counts the others. */
export function fittingIndexes(
  widths: readonly number[],
  { width: availableWidth, gap, counterWidth }: AvailableSpace,
): number[] {
  const totalWidth = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
  if (totalWidth <= availableWidth) return [...widths.keys()];
  const indexes: number[] = [];
  let usedWidth = 0;
  // One that is too wide is passed over: the next may well have room.
  for (const [index, width] of widths.entries()) {
    const next = usedWidth + width + (indexes.length > 0 ? gap : 0);
    if (next + counterWidth(widths.length - indexes.length - 1) > availableWidth) continue;
    indexes.push(index);
    usedWidth = next;
  }
  return indexes;
}
