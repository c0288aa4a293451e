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

/** A wider column is protected only up to this width, so that one very long name does not collapse all labels. */
const MAX_PROTECTED_WIDTH = 352;
/** The maximum share of the table for fixed columns. */
const MAX_FIXED_SHARE = 0.57;

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/** Columns below an even share get their preferred width; the others share the remaining width evenly. */
function distributeEvenly(preferred: readonly number[], availableWidth: number): number[] {
  const widths = preferred.map(() => 0);
  const order = [...preferred.entries()].toSorted(([, a], [, b]) => a - b);
  let remaining = availableWidth;
  for (const [handledCount, [index, preferredWidth]] of order.entries()) {
    const width = Math.min(preferredWidth, Math.max(0, remaining) / (order.length - handledCount));
    widths[index] = width;
    remaining -= width;
  }
  return widths;
}

/** Collapsible content shrinks first, down to its minimum. The other columns share the remaining width. */
function shrinkToFit(columns: readonly ColumnSizing[], availableWidth: number): number[] {
  const rigidWidths = columns.map(({ preferredWidth: width, minWidth: minimum }) =>
    minimum === undefined ? width : 0,
  );
  const remaining = availableWidth - sum(rigidWidths.map((width) => Math.min(width, MAX_PROTECTED_WIDTH)));
  const collapsibleWidths = columns.map(({ preferredWidth: width, minWidth: minimum }) =>
    minimum === undefined ? 0 : Math.min(width, Math.max(minimum, remaining)),
  );
  const rigidShares = distributeEvenly(rigidWidths, availableWidth - sum(collapsibleWidths));
  return columns.map((_, index) => (collapsibleWidths[index] ?? 0) + (rigidShares[index] ?? 0));
}

/** Distributes a table's width among its columns by content: no column is truncated while another has unused space. */
export function distributeWidth(columns: readonly ColumnSizing[], availableWidth: number): number[] {
  const fixedWidths = columns.map(({ isFixed, preferredWidth: width }) =>
    isFixed ? Math.min(width, availableWidth * MAX_FIXED_SHARE) : 0,
  );
  const flexible = columns.map(({ isFixed, ...column }) => (isFixed ? { preferredWidth: 0 } : column));
  const remaining = Math.max(0, availableWidth - sum(fixedWidths));
  const totalPreferred = sum(flexible.map(({ preferredWidth: width }) => width));
  const distributed =
    totalPreferred > remaining
      ? shrinkToFit(flexible, remaining)
      : flexible.map(({ preferredWidth: width }) => (width * remaining) / Math.max(1, totalPreferred));
  return columns.map((_, index) => (fixedWidths[index] ?? 0) + (distributed[index] ?? 0));
}
