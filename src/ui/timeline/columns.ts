// The columns of a time line as paths, so that sixty of them are three nodes of the page.
import type { Picked } from './brush.ts';
import type { Bar } from './span.ts';

interface Size {
  width: number;
  height: number;
}

/** What is there is seen, however little it is beside the most. */
const LEAST = 2;
/** High enough for its hatching to be seen. */
const LEAST_MARKED = 4;
const GAP = 2;

const rect = (left: number, right: number, { top, bottom }: { top: number; bottom: number }): string =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`;

export interface Paths {
  selected: string;
  others: string;
  marked: string;
}

/** How high the two parts of a column are; what is set off stands on the rest, a gap between them. */
function heights({ total, marked }: Bar, { most, height }: { most: number; height: number }) {
  const whole = total === 0 ? 0 : Math.max(LEAST, Math.round((total / most) * height));
  if (marked === 0) return { plain: whole, top: 0 };
  const top = Math.max(LEAST_MARKED, Math.round((marked / total) * whole));
  return { plain: marked === total ? 0 : Math.max(LEAST, whole - top - 1), top };
}

export function pathsOf(bars: readonly Bar[], picked: Picked, { width, height }: Size): Paths {
  const most = Math.max(1, ...bars.map(({ total }) => total));
  const slot = width / Math.max(1, bars.length);
  const paths: Paths = { selected: '', others: '', marked: '' };
  for (const [index, bar] of bars.entries()) {
    const left = Math.round(index * slot);
    const right = Math.max(left + 1, Math.round((index + 1) * slot) - GAP);
    // Room for what is set off and its gap is left above the highest.
    const { plain, top } = heights(bar, { most, height: height - LEAST_MARKED - 1 });
    if (plain > 0) {
      const isPicked = index >= picked.start && index < picked.end;
      paths[isPicked ? 'selected' : 'others'] += rect(left, right, { top: height - plain, bottom: height });
    }
    const bottom = height - plain - (plain > 0 ? 1 : 0);
    if (top > 0) paths.marked += rect(left, right, { top: bottom - top, bottom });
  }
  return paths;
}

/** Steps between labels that divide days and hours well. */
const EVERY = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];

/** Every how many columns a label stands, so that there are at most so many. */
export const labelEvery = (count: number, most: number): number =>
  EVERY.find((step) => count / step <= most) ?? Math.ceil(count / most);
