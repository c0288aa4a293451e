// Formats measurements as a text table.
import { exceedsBudget, type Measurement } from './measurement.ts';

const formatDigits = (value: number): string =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: Math.abs(value) < 1 ? 2 : 4 }).format(value);

const formatBudget = ({ max, min }: Measurement): string => {
  if (max !== undefined) return `≤ ${formatDigits(max)}`;
  return min === undefined ? '' : `≥ ${formatDigits(min)}`;
};

/**
 * Ratios to the values of other consoles. Those were measured on another machine, so the ratios are for orientation
 * only.
 */
const formatRatios = ({ value, otherConsoles }: Measurement): string =>
  otherConsoles
    ? otherConsoles.map((otherValue) => `${(value / otherValue).toFixed(2)} of ${formatDigits(otherValue)}`).join(', ')
    : '';

type Row = readonly string[];

const HEADER: Row = ['', '', 'unit', 'brotli', 'budget', 'ratio to two rivals, measured rivals'];

const rowOf = (measure: Measurement): Row => [
  measure.label,
  formatDigits(measure.value),
  measure.unit,
  measure.brotli === undefined ? '' : formatDigits(measure.brotli),
  formatBudget(measure) + (exceedsBudget(measure) ? '  BROKEN' : ''),
  formatRatios(measure),
];

/** Aligns columns of text. Columns that are empty below their header are omitted. */
export function alignColumns(allRows: readonly Row[]): string {
  const usedColumns = (allRows[0] ?? []).map((_, index) => allRows.slice(1).some((row) => row[index]));
  const rows = allRows.map((row) => row.filter((_, index) => usedColumns[index]));
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const isNumber = (cell: string) => /^[\d.,-]+$/.test(cell);
  const line = (row: Row) =>
    row
      .map((cell, index) => (isNumber(cell) ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
      .join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

/** Formats measurements as lines of text. */
export const formatTable = (measures: readonly Measurement[]): string => alignColumns([HEADER, ...measures.map(rowOf)]);
