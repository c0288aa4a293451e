import { distributeWidth, type ColumnSizing } from './distribute-width.ts';

/** A column with a unique key. */
export interface SizedColumn extends ColumnSizing {
  key: string;
}

export type ColumnWidths = ReadonlyMap<string, number>;

const widthsOf = (columns: readonly SizedColumn[], previous: ColumnWidths, availableWidth: number): ColumnWidths => {
  const distributedWidths = distributeWidth(
    columns.map((column) => ({ ...column, preferredWidth: previous.get(column.key) ?? column.preferredWidth })),
    availableWidth,
  );
  return new Map(columns.map(({ key }, index) => [key, distributedWidths[index] ?? 0]));
};

/**
 * The column widths, and the content widths that they are based on. New rows change the widths only if their content
 * does not fit.
 */
export function stableWidths(
  columns: readonly SizedColumn[],
  previous: ColumnWidths,
  availableWidth: number,
): { widths: ColumnWidths; preferred: ColumnWidths } {
  const widths = widthsOf(columns, previous, availableWidth);
  const changedColumns = columns.filter(({ key, preferredWidth: width }) => {
    const previousWidth = previous.get(key);
    return previousWidth === undefined || (width > previousWidth && width > (widths.get(key) ?? 0));
  });
  if (changedColumns.length === 0) return { widths, preferred: previous };
  return {
    widths,
    preferred: new Map([...previous, ...changedColumns.map(({ key, preferredWidth: width }) => [key, width] as const)]),
  };
}
