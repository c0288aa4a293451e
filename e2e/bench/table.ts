import { isOver, type Measure } from './measure.ts';

const digits = (value: number): string =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: Math.abs(value) < 1 ? 2 : 4 }).format(value);

const within = ({ most, least }: Measure): string => {
  if (most !== undefined) return `≤ ${digits(most)}`;
  return least === undefined ? '' : `≥ ${digits(least)}`;
};

/** Ours over theirs; their numbers were taken rivals, so this is for orientation only. */
const ratios = ({ value, rivals }: Measure): string =>
  rivals ? rivals.map((rival) => `${(value / rival).toFixed(2)} of ${digits(rival)}`).join(', ') : '';

type Row = readonly string[];

const HEAD: Row = ['', '', 'unit', 'brotli', 'budget', 'ratio to two rivals, measured rivals'];

const rowOf = (measure: Measure): Row => [
  measure.what,
  digits(measure.value),
  measure.unit,
  measure.brotli === undefined ? '' : digits(measure.brotli),
  within(measure) + (isOver(measure) ? '  BROKEN' : ''),
  ratios(measure),
];

/** Lines of text with the columns under each other; columns that nothing stands in below their head are left out. */
export function columns(all: readonly Row[]): string {
  const used = (all[0] ?? []).map((_, at) => all.slice(1).some((row) => row[at]));
  const rows = all.map((row) => row.filter((_, at) => used[at]));
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const isNumber = (cell: string) => /^[\d.,-]+$/.test(cell);
  const line = (row: Row) =>
    row.map((cell, at) => (isNumber(cell) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

/** Measures as lines of text. */
export const table = (measures: readonly Measure[]): string => columns([HEAD, ...measures.map(rowOf)]);
