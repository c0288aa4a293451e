// Reverses the PNG filters, which store pixels as differences to earlier pixels (PNG, ISO/IEC 15948, 9.2).

interface PngRows {
  width: number;
  height: number;
  bytesPerPixel: number;
}

/** The one of the three bytes that is nearest to `left + above - before`. */
function paeth(left: number, above: number, before: number): number {
  const fromLeft = Math.abs(above - before);
  const fromAbove = Math.abs(left - before);
  const fromBefore = Math.abs(left + above - before - before);
  if (fromLeft <= fromAbove && fromLeft <= fromBefore) return left;
  return fromAbove <= fromBefore ? above : before;
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

const byteAbove = (rows: Uint8Array, at: number, up: number): number => (up === 0 ? 0 : (rows[at - up] ?? 0));

const FILTERS: readonly Filter[] = [
  () => undefined,
  (rows, { from, to, left }) => {
    for (let at = from + left; at < to; at += 1) rows[at] = (rows[at] ?? 0) + (rows[at - left] ?? 0);
  },
  (rows, { from, to, up }) => {
    if (up > 0) for (let at = from; at < to; at += 1) rows[at] = (rows[at] ?? 0) + (rows[at - up] ?? 0);
  },
  (rows, { from, to, left, up }) => {
    for (let at = from; at < to; at += 1) {
      const before = at - left < from ? 0 : (rows[at - left] ?? 0);
      rows[at] = (rows[at] ?? 0) + ((before + byteAbove(rows, at, up)) >> 1);
    }
  },
  (rows, { from, to, left, up }) => {
    for (let at = from; at < to; at += 1) {
      const isFirst = at - left < from;
      const before = isFirst ? 0 : (rows[at - left] ?? 0);
      const corner = isFirst ? 0 : byteAbove(rows, at - left, up);
      rows[at] = (rows[at] ?? 0) + paeth(before, byteAbove(rows, at, up), corner);
    }
  },
];

/** Replaces the differences by the pixels' bytes. Returns false for an unknown filter. */
export function unfilter(rows: Uint8Array, { width, height, bytesPerPixel }: PngRows): boolean {
  const length = width * bytesPerPixel + 1;
  for (let y = 0; y < height; y += 1) {
    const at = y * length;
    const filter = FILTERS[rows[at] ?? 0];
    if (!filter) return false;
    filter(rows, { from: at + 1, to: at + length, left: bytesPerPixel, up: y === 0 ? 0 : length });
  }
  return true;
}
