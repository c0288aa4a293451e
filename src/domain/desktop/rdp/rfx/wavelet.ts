// Restores a color component of a tile from its sub-bands by the inverse wavelet (MS-RDPRFX 3.1.8.2.2 and 3.1.8.2.4).
// The wavelet has split each row and each column into averages (low) and details (high), at three levels.
import { TILE_PIXELS } from './tile-size.ts';

/** The offset of the averages of the last level, which are stored as differences. */
const LL3 = TILE_PIXELS - 64;

interface Buffers {
  /** Contains the sub-bands before the transform and the pixel values, row by row, after it. */
  values: Int16Array;
  scratch: Int16Array;
}

/** The offsets of a row of averages (`low`), of a row of details (`high`), and of the joined row (`to`). */
interface RowOffsets {
  low: number;
  high: number;
  to: number;
}

function joinRow({ values, scratch }: Buffers, { low, high, to }: RowOffsets, half: number): void {
  let detail = values[high] ?? 0;
  let even = (values[low] ?? 0) - detail;
  scratch[to] = even;
  for (let index = 1; index < half; index += 1) {
    const nextDetail = values[high + index] ?? 0;
    const nextEven = (values[low + index] ?? 0) - ((detail + nextDetail + 1) >> 1);
    scratch[to + 2 * index - 1] = (detail << 1) + ((even + nextEven) >> 1);
    scratch[to + 2 * index] = nextEven;
    detail = nextDetail;
    even = nextEven;
  }
  scratch[to + 2 * half - 1] = (detail << 1) + even;
}

function joinColumns({ values, scratch }: Buffers, half: number, outputOffset: number): void {
  const side = 2 * half;
  const detailsOffset = half * side;
  for (let column = 0; column < side; column += 1) {
    let detail = scratch[detailsOffset + column] ?? 0;
    let even = (scratch[column] ?? 0) - detail;
    let outputIndex = outputOffset + column;
    values[outputIndex] = even;
    for (let scratchIndex = side + column; scratchIndex < detailsOffset; scratchIndex += side) {
      const nextDetail = scratch[detailsOffset + scratchIndex] ?? 0;
      const nextEven = (scratch[scratchIndex] ?? 0) - ((detail + nextDetail + 1) >> 1);
      values[outputIndex + side] = (detail << 1) + ((even + nextEven) >> 1);
      outputIndex += 2 * side;
      values[outputIndex] = nextEven;
      detail = nextDetail;
      even = nextEven;
    }
    values[outputIndex + side] = (detail << 1) + even;
  }
}

function joinLevel(buffers: Buffers, half: number): void {
  const bandSize = half * half;
  const levelOffset = TILE_PIXELS - 4 * bandSize;
  for (let row = 0; row < half; row += 1) {
    const rowOffset = levelOffset + row * half;
    const to = row * 2 * half;
    // The sub-bands of a level are in the order HL, LH, HH, LL (3.1.8.1.6).
    joinRow(buffers, { low: rowOffset + 3 * bandSize, high: rowOffset, to }, half);
    joinRow(buffers, { low: rowOffset + bandSize, high: rowOffset + 2 * bandSize, to: to + 2 * bandSize }, half);
  }
  joinColumns(buffers, half, levelOffset);
}

/** Replaces the sub-bands in `values` by the color component. */
export function inverseWavelet(buffers: Buffers): void {
  const { values } = buffers;
  for (let index = LL3 + 1; index < TILE_PIXELS; index += 1)
    values[index] = (values[index] ?? 0) + (values[index - 1] ?? 0);
  joinLevel(buffers, 8);
  joinLevel(buffers, 16);
  joinLevel(buffers, 32);
}
