/** More points look like noise. */
const MAX_POINTS = 12;
/** The highest and the lowest point of the line, in percent of the height. */
const TOP = 8;
const BOTTOM = 92;

/** Sums neighbors, so that at most `MAX_POINTS` counts remain. */
function groupCounts(counts: readonly number[]): number[] {
  const size = Math.max(1, Math.ceil(counts.length / MAX_POINTS));
  const groups: number[] = [];
  for (let start = 0; start < counts.length; start += size)
    groups.push(counts.slice(start, start + size).reduce((sum, count) => sum + count, 0));
  return groups;
}

/** The SVG paths of a line through the counts and of the area below it, in a square of 100 units. */
export function trendPath(counts: readonly number[]): { line: string; area: string } {
  const groups = groupCounts(counts);
  const max = Math.max(1, ...groups);
  const points = groups.map((count, index) => {
    const x = groups.length === 1 ? 100 : (index * 100) / (groups.length - 1);
    return `${x.toFixed(1)},${(BOTTOM - (count / max) * (BOTTOM - TOP)).toFixed(1)}`;
  });
  const line = points.length === 0 ? '' : `M${points.join('L')}`;
  return { line, area: line === '' ? '' : `${line}L100,100L0,100Z` };
}
