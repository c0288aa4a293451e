/** A column of a table and what it holds, in pixels. */
export interface Wanted {
  /** What its widest cell takes. */
  wants: number;
  /** Gives way before the others, down to this, because what it holds can be folded; one column at most. */
  folds?: number | undefined;
  /** Neither grows nor gives way. */
  isFixed?: boolean;
}

/** One endless name must not fold the labels of all. */
const ENOUGH = 352;
/** No fixed column takes more of its table, however narrow. */
const MOST_FIXED = 0.57;

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

/** Those that want less than an even share get all that they want, the others an even share of what is left. */
function evenly(wants: readonly number[], room: number): number[] {
  const widths = wants.map(() => 0);
  const order = [...wants.entries()].toSorted(([, a], [, b]) => a - b);
  let left = room;
  for (const [done, [index, want]] of order.entries()) {
    const width = Math.min(want, Math.max(0, left) / (order.length - done));
    widths[index] = width;
    left -= width;
  }
  return widths;
}

/** What folds gives way first, to all that is not beyond measure, and no further than it can; the others share the rest. */
function pressed(columns: readonly Wanted[], room: number): number[] {
  const firm = columns.map(({ wants, folds }) => (folds === undefined ? wants : 0));
  const left = room - sum(firm.map((wants) => Math.min(wants, ENOUGH)));
  const folded = columns.map(({ wants, folds }) => (folds === undefined ? 0 : Math.min(wants, Math.max(folds, left))));
  const others = evenly(firm, room - sum(folded));
  return columns.map((_, index) => (folded[index] ?? 0) + (others[index] ?? 0));
}

/** Shares the width of a table among its columns by what they hold: none is cut while another is half empty. */
export function shareWidth(columns: readonly Wanted[], room: number): number[] {
  const fixed = columns.map(({ isFixed, wants }) => (isFixed ? Math.min(wants, room * MOST_FIXED) : 0));
  const free = columns.map(({ isFixed, ...column }) => (isFixed ? { wants: 0 } : column));
  const left = Math.max(0, room - sum(fixed));
  const wanted = sum(free.map(({ wants }) => wants));
  const shared = wanted > left ? pressed(free, left) : free.map(({ wants }) => (wants * left) / Math.max(1, wanted));
  return columns.map((_, index) => (fixed[index] ?? 0) + (shared[index] ?? 0));
}
