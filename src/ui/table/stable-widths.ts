import { distributeWidth, type ColumnSizing } from './distribute-width.ts';

/** A column with a unique key. */
export interface SizedColumn extends ColumnSizing {
  key: string;
}

export type ColumnWidths = ReadonlyMap<string, number>;

const widthsOf = (columns: readonly SizedColumn[], previous: ColumnWidths, availableWidth: number): ColumnWidths => {
  const shares = distributeWidth(
    columns.map((column) => ({ ...column, preferredWidth: previous.get(column.key) ?? column.preferredWidth })),
    availableWidth,
  );
  return new Map(columns.map(({ key }, index) => [key, shares[index] ?? 0]));
};

/**
 * The column widths, and the content widths that they are based on. New rows change the widths only if they would be
 * truncated unnecessarily.
 */
export function stableWidths(
  columns: readonly SizedColumn[],
  previous: ColumnWidths,
  availableWidth: number,
): { widths: ColumnWidths; preferred: ColumnWidths } {
  const widths = widthsOf(columns, previous, availableWidth);
  const grown = columns.filter(({ key, preferredWidth: wants }) => {
    const known = previous.get(key);
    return known === undefined || (wants > known && wants > (widths.get(key) ?? 0));
  });
  if (grown.length === 0) return { widths, preferred: previous };
  return {
    widths,
    preferred: new Map([...previous, ...grown.map(({ key, preferredWidth: wants }) => [key, wants] as const)]),
  };
}
