// Checks and parses the sizes of terminals.

/** The size of a terminal in cells. */
export interface Size {
  columns: number;
  rows: number;
}

/** The largest number of columns or rows that proxies support (docs/protocol/streams.md#3.1). */
const MAX_CELLS = 4095;

const isValidCellCount = (cells: number): boolean => Number.isInteger(cells) && cells > 0 && cells <= MAX_CELLS;

export const validSize = (columns: number, rows: number): Size | undefined =>
  isValidCellCount(columns) && isValidCellCount(rows) ? { columns, rows } : undefined;

/** Parses a size such as `80:25` (columns, rows). Undefined for invalid sizes, such as the `0:0` of old recordings. */
export function parseSize(text: unknown): Size | undefined {
  const [, columns, rows] = (typeof text === 'string' ? /^(\d{1,4}):(\d{1,4})$/.exec(text) : null) ?? [];
  return validSize(Number(columns), Number(rows));
}
