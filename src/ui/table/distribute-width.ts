/** A column of a table and what it holds, in pixels. */
export interface ColumnSizing {
  /** What its widest cell takes. */
  preferredWidth: number;
  /** Gives way before the others, down to this, because what it holds can be folded; one column at most. */
  minWidth?: number | undefined;
  /** Neither grows nor gives way. */
  isFixed?: boolean;
}

/** One endless name must not fold the labels of all. */
const MAX_PROTECTED_WIDTH = 352;
/** No fixed column takes more of its table, however narrow. */
const MAX_FIXED_SHARE = 0.57;

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/** Those that want less than an even share get all that they want, the others an even share of what is left. */
function distributeEvenly(preferred: readonly number[], availableWidth: number): number[] {
  const widths = preferred.map(() => 0);
  const order = [...preferred.entries()].toSorted(([, a], [, b]) => a - b);
  let remaining = availableWidth;
  for (const [done, [index, preferredWidth]] of order.entries()) {
    const width = Math.min(preferredWidth, Math.max(0, remaining) / (order.length - done));
    widths[index] = width;
    remaining -= width;
  }
  return widths;
}

/** What folds gives way first, to all that is not beyond measure, and no further than it can; the others share the rest. */
function shrinkToFit(columns: readonly ColumnSizing[], availableWidth: number): number[] {
  const rigid = columns.map(({ preferredWidth: wants, minWidth: folds }) => (folds === undefined ? wants : 0));
  const remaining = availableWidth - sum(rigid.map((wants) => Math.min(wants, MAX_PROTECTED_WIDTH)));
  const folded = columns.map(({ preferredWidth: wants, minWidth: folds }) =>
    folds === undefined ? 0 : Math.min(wants, Math.max(folds, remaining)),
  );
  const others = distributeEvenly(rigid, availableWidth - sum(folded));
  return columns.map((_, index) => (folded[index] ?? 0) + (others[index] ?? 0));
}

/** Shares the width of a table among its columns by what they hold: none is cut while another is half empty. */
export function distributeWidth(columns: readonly ColumnSizing[], availableWidth: number): number[] {
  const fixed = columns.map(({ isFixed, preferredWidth: wants }) =>
    isFixed ? Math.min(wants, availableWidth * MAX_FIXED_SHARE) : 0,
  );
  const flexible = columns.map(({ isFixed, ...column }) => (isFixed ? { preferredWidth: 0 } : column));
  const remaining = Math.max(0, availableWidth - sum(fixed));
  const totalPreferred = sum(flexible.map(({ preferredWidth: wants }) => wants));
  const distributed =
    totalPreferred > remaining
      ? shrinkToFit(flexible, remaining)
      : flexible.map(({ preferredWidth: wants }) => (wants * remaining) / Math.max(1, totalPreferred));
  return columns.map((_, index) => (fixed[index] ?? 0) + (distributed[index] ?? 0));
}
