/** The width requirements of a column, in pixels. */
export interface ColumnSizing {
  /** The width of the widest cell. */
  preferredWidth: number;
  /**
   * The column shrinks before the others, down to this width, because its content can be collapsed. At most one column
   * per table.
   */
  minWidth?: number | undefined;
  /** The column neither grows nor shrinks. */
  isFixed?: boolean;
}

/** Wider columns are not protected, so that one very long name does not collapse all labels. */
const MAX_PROTECTED_WIDTH = 352;
/** The maximum share of the table for fixed columns. */
const MAX_FIXED_SHARE = 0.57;

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/** Columns below an even share get their preferred width; the others share the remaining width evenly. */
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

/** Collapsible content shrinks first, down to its minimum. The other columns share the remaining width. */
function shrinkToFit(columns: readonly ColumnSizing[], availableWidth: number): number[] {
  const rigid = columns.map(({ preferredWidth: wants, minWidth: folds }) => (folds === undefined ? wants : 0));
  const remaining = availableWidth - sum(rigid.map((wants) => Math.min(wants, MAX_PROTECTED_WIDTH)));
  const folded = columns.map(({ preferredWidth: wants, minWidth: folds }) =>
    folds === undefined ? 0 : Math.min(wants, Math.max(folds, remaining)),
  );
  const others = distributeEvenly(rigid, availableWidth - sum(folded));
  return columns.map((_, index) => (folded[index] ?? 0) + (others[index] ?? 0));
}

/** Distributes a table's width among its columns by content: no column is truncated while another has unused space. */
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
