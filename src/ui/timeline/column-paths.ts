// Renders the columns of a timeline as SVG paths, so that sixty columns need only three DOM nodes.
import type { ColumnRange } from './brush.ts';
import type { Bar } from './span.ts';

interface Size {
  width: number;
  height: number;
}

/** The minimum height, so that small counts stay visible. */
const MIN_HEIGHT = 2;
/** The minimum height at which the hatching is visible. */
const MIN_MARKED_HEIGHT = 4;
const COLUMN_GAP = 2;

const rect = (left: number, right: number, { top, bottom }: { top: number; bottom: number }): string =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`;

/** The `d` attributes of the paths: the selected columns, the other columns, and the marked parts of all columns. */
export interface ColumnPaths {
  selected: string;
  others: string;
  marked: string;
}

/** The heights of a column's two parts; the marked part is above the plain part with a gap. */
function columnHeights({ total, marked }: Bar, { maxTotal, height }: { maxTotal: number; height: number }) {
  const fullHeight = total === 0 ? 0 : Math.max(MIN_HEIGHT, Math.round((total / maxTotal) * height));
  if (marked === 0) return { plain: fullHeight, top: 0 };
  const top = Math.max(MIN_MARKED_HEIGHT, Math.round((marked / total) * fullHeight));
  return { plain: marked === total ? 0 : Math.max(MIN_HEIGHT, fullHeight - top - 1), top };
}

export function columnPaths(bars: readonly Bar[], selected: ColumnRange, { width, height }: Size): ColumnPaths {
  const maxTotal = Math.max(1, ...bars.map(({ total }) => total));
  const columnWidth = width / Math.max(1, bars.length);
  const paths: ColumnPaths = { selected: '', others: '', marked: '' };
  for (const [index, bar] of bars.entries()) {
    const left = Math.round(index * columnWidth);
    const right = Math.max(left + 1, Math.round((index + 1) * columnWidth) - COLUMN_GAP);
    // Leaves space above the highest column for the marked part and its gap.
    const { plain, top } = columnHeights(bar, { maxTotal, height: height - MIN_MARKED_HEIGHT - 1 });
    if (plain > 0) {
      const isSelected = index >= selected.start && index < selected.end;
      paths[isSelected ? 'selected' : 'others'] += rect(left, right, { top: height - plain, bottom: height });
    }
    const bottom = height - plain - (plain > 0 ? 1 : 0);
    if (top > 0) paths.marked += rect(left, right, { top: bottom - top, bottom });
  }
  return paths;
}

/** Label intervals that divide days and hours evenly. */
const LABEL_STEPS = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];

/** The number of columns per label, so that there are at most `maxLabels` labels. */
export const labelInterval = (count: number, maxLabels: number): number =>
  LABEL_STEPS.find((step) => count / step <= maxLabels) ?? Math.ceil(count / maxLabels);
