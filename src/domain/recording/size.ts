/** Of a terminal, in cells. */
export interface Size {
  columns: number;
  rows: number;
}

/** No terminal is larger (docs/protocol/streams.md#3.1). */
const LARGEST = 4095;

const isSide = (cells: number): boolean => Number.isInteger(cells) && cells > 0 && cells <= LARGEST;

export const sizeOr = (columns: number, rows: number): Size | undefined =>
  isSide(columns) && isSide(rows) ? { columns, rows } : undefined;

/** `80:25`; undefined for anything else, such as the `0:0` of old recordings. */
export function sizeIn(text: unknown): Size | undefined {
  const [, columns, rows] = (typeof text === 'string' ? /^(\d{1,4}):(\d{1,4})$/.exec(text) : null) ?? [];
  return sizeOr(Number(columns), Number(rows));
}
