// Reverses the PNG filters, which store pixels as differences to earlier pixels (PNG, ISO/IEC 15948, 9.2).

interface PngRows {
  width: number;
  height: number;
  bytesPerPixel: number;
}

/** The Paeth prediction of a byte: the one of the three bytes that is nearest to `left + above - upperLeft`. */
function paeth(left: number, above: number, upperLeft: number): number {
  const leftDistance = Math.abs(above - upperLeft);
  const aboveDistance = Math.abs(left - upperLeft);
  const upperLeftDistance = Math.abs(left + above - upperLeft - upperLeft);
  if (leftDistance <= aboveDistance && leftDistance <= upperLeftDistance) return left;
  return aboveDistance <= upperLeftDistance ? above : upperLeft;
}

/** Byte offsets of one row. The first row has no row above, and the first pixel has no pixel to the left. */
interface RowRange {
  /** The first byte of the first pixel. */
  from: number;
  /** The offset after the last byte. */
  to: number;
  /** The distance to the same byte of the previous pixel. */
  left: number;
  /** The distance to the same byte of the row above; 0 in the first row. */
  up: number;
}

type Filter = (rows: Uint8Array, row: RowRange) => void;

const byteAbove = (rows: Uint8Array, offset: number, up: number): number => (up === 0 ? 0 : (rows[offset - up] ?? 0));

/** The functions that reverse the filters, by filter number: none, left, above, average, Paeth. */
const UNFILTERS: readonly Filter[] = [
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

/** Replaces the differences in `rows` by the bytes of the pixels. Returns false for an unknown filter number. */
export function unfilter(rows: Uint8Array, { width, height, bytesPerPixel }: PngRows): boolean {
  const rowLength = width * bytesPerPixel + 1;
  for (let y = 0; y < height; y += 1) {
    const rowStart = y * rowLength;
    const filter = UNFILTERS[rows[rowStart] ?? 0];
    if (!filter) return false;
    filter(rows, { from: rowStart + 1, to: rowStart + rowLength, left: bytesPerPixel, up: y === 0 ? 0 : rowLength });
  }
  return true;
}
