// Reverses the PNG filters, which store pixels as differences to earlier pixels (PNG, ISO/IEC 15948, 9.2).

interface PngRows {
  width: number;
  height: number;
  bytesPerPixel: number;
}

/** Predicts a byte: whichever of the three bytes is nearest to `left + above - upperLeft`. */
function paeth(left: number, above: number, upperLeft: number): number {
  const fromLeft = Math.abs(above - upperLeft);
  const fromAbove = Math.abs(left - upperLeft);
  const fromUpperLeft = Math.abs(left + above - upperLeft - upperLeft);
  if (fromLeft <= fromAbove && fromLeft <= fromUpperLeft) return left;
  return fromAbove <= fromUpperLeft ? above : upperLeft;
}

/** Byte offsets of one row. The first row has no row above, and the first pixel has no pixel to the left. */
interface RowRange {
  /** The first byte of the first pixel. */
  from: number;
  to: number;
  /** The distance to the previous pixel. */
  left: number;
  /** The distance to the row above; 0 in the first row. */
  up: number;
}

type Filter = (rows: Uint8Array, row: RowRange) => void;

const byteAbove = (rows: Uint8Array, offset: number, up: number): number => (up === 0 ? 0 : (rows[offset - up] ?? 0));

/** By filter number: none, left, above, average, Paeth. */
const FILTERS: readonly Filter[] = [
  () => undefined,
  (rows, { from, to, left }) => {
    for (let offset = from + left; offset < to; offset += 1)
      rows[offset] = (rows[offset] ?? 0) + (rows[offset - left] ?? 0);
  },
  (rows, { from, to, up }) => {
    if (up > 0)
      for (let offset = from; offset < to; offset += 1) rows[offset] = (rows[offset] ?? 0) + (rows[offset - up] ?? 0);
  },
  (rows, { from, to, left, up }) => {
    for (let offset = from; offset < to; offset += 1) {
      const leftByte = offset - left < from ? 0 : (rows[offset - left] ?? 0);
      rows[offset] = (rows[offset] ?? 0) + ((leftByte + byteAbove(rows, offset, up)) >> 1);
    }
  },
  (rows, { from, to, left, up }) => {
    for (let offset = from; offset < to; offset += 1) {
      const isFirst = offset - left < from;
      const leftByte = isFirst ? 0 : (rows[offset - left] ?? 0);
      const upperLeftByte = isFirst ? 0 : byteAbove(rows, offset - left, up);
      rows[offset] = (rows[offset] ?? 0) + paeth(leftByte, byteAbove(rows, offset, up), upperLeftByte);
    }
  },
];

/** Replaces the differences by the pixels' bytes. Returns false for an unknown filter. */
export function unfilter(rows: Uint8Array, { width, height, bytesPerPixel }: PngRows): boolean {
  const length = width * bytesPerPixel + 1;
  for (let y = 0; y < height; y += 1) {
    const rowStart = y * length;
    const filter = FILTERS[rows[rowStart] ?? 0];
    if (!filter) return false;
    filter(rows, { from: rowStart + 1, to: rowStart + length, left: bytesPerPixel, up: y === 0 ? 0 : length });
  }
  return true;
}
