// What is written as the difference to pixels before (PNG, ISO/IEC 15948, 9.2).

interface PngRows {
  width: number;
  height: number;
  /** Of one pixel. */
  bytesPerPixel: number;
}

/** Whichever of the three is nearest to where left and above lead to. */
function paeth(left: number, above: number, before: number): number {
  const fromLeft = Math.abs(above - before);
  const fromAbove = Math.abs(left - before);
  const fromBefore = Math.abs(left + above - before - before);
  if (fromLeft <= fromAbove && fromLeft <= fromBefore) return left;
  return fromAbove <= fromBefore ? above : before;
}

/** From one byte to the next: of the first row there is nothing above, of the first pixel nothing to the left. */
interface RowRange {
  /** Where its first pixel is. */
  from: number;
  to: number;
  /** Back to the pixel before. */
  left: number;
  /** Back to the row before; 0 in the first one. */
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

/** Writes the bytes of the pixels over the differences. False where a row names a filter that there is not. */
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
