// The columns of a time line as paths, so that sixty of them are three nodes of the page.
import type { ColumnRange } from './brush.ts';
import type { Bar } from './span.ts';

interface Size {
  width: number;
  height: number;
}

/** What is there is seen, however little it is beside the most. */
const MIN_HEIGHT = 2;
/** High enough for its hatching to be seen. */
const MIN_MARKED_HEIGHT = 4;
const COLUMN_GAP = 2;

const rect = (left: number, right: number, { top, bottom }: { top: number; bottom: number }): string =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`;

export interface ColumnPaths {
  selected: string;
  others: string;
  marked: string;
}

/** How high the two parts of a column are; what is set off stands on the rest, a gap between them. */
function columnHeights({ total, marked }: Bar, { most: maxTotal, height }: { most: number; height: number }) {
  const fullHeight = total === 0 ? 0 : Math.max(MIN_HEIGHT, Math.round((total / maxTotal) * height));
  if (marked === 0) return { plain: fullHeight, top: 0 };
  const top = Math.max(MIN_MARKED_HEIGHT, Math.round((marked / total) * fullHeight));
  return { plain: marked === total ? 0 : Math.max(MIN_HEIGHT, fullHeight - top - 1), top };
}

export function columnPaths(bars: readonly Bar[], selected: ColumnRange, { width, height }: Size): ColumnPaths {
  const maxTotal = Math.max(1, ...bars.map(({ total }) => total));
  const slot = width / Math.max(1, bars.length);
  const paths: ColumnPaths = { selected: '', others: '', marked: '' };
  for (const [index, bar] of bars.entries()) {
    const left = Math.round(index * slot);
    const right = Math.max(left + 1, Math.round((index + 1) * slot) - COLUMN_GAP);
    // Room for what is set off and its gap is left above the highest.
    const { plain, top } = columnHeights(bar, { most: maxTotal, height: height - MIN_MARKED_HEIGHT - 1 });
    if (plain > 0) {
      const isPicked = index >= selected.start && index < selected.end;
      paths[isPicked ? 'selected' : 'others'] += rect(left, right, { top: height - plain, bottom: height });
    }
    const bottom = height - plain - (plain > 0 ? 1 : 0);
    if (top > 0) paths.marked += rect(left, right, { top: bottom - top, bottom });
  }
  return paths;
}

/** Steps between labels that divide days and hours well. */
const LABEL_STEPS = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];

/** Every how many columns a label stands, so that there are at most so many. */
export const labelInterval = (count: number, maxLabels: number): number =>
  LABEL_STEPS.find((step) => count / step <= maxLabels) ?? Math.ceil(count / maxLabels);
