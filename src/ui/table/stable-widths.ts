import { distributeWidth, type ColumnSizing } from './distribute-width.ts';

/** A column under a name of its own. */
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
 * The widths of columns, and what each is held to want, which was `held` before: rows that come later move the columns
 * only where they would be cut for no reason.
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
