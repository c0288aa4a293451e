// Test pictures: typical desktop contents and noise.
import type { DecodedItem } from './decoded.ts';

type ColorAt = (x: number, y: number) => readonly number[];

const noiseAt = (x: number, y: number): number => (Math.imul(x * 7919 + y * 104_729 + 1, 2_654_435_761) >>> 16) & 255;

export const PICTURES = {
  flat: () => [30, 144, 255],
  slope: (x, y) => [x * 2, y * 3, 255 - x],
  photo: (x, y) => [
    128 + 80 * Math.sin(x / 17) + (noiseAt(x, y) & 15),
    120 + 90 * Math.cos(y / 23) + (noiseAt(y, x) & 15),
    100 + 60 * Math.sin((x + y) / 31),
  ],
  text: (x, y) => (((x >> 1) * 7 + (y >> 1) * 13 + ((x * y) >> 5)) % 11 < 3 ? [20, 20, 20] : [250, 250, 250]),
  noise: (x, y) => [noiseAt(x, y), noiseAt(x + 1, y * 3), noiseAt(x * 5, y)],
} satisfies Record<string, ColorAt>;

export interface Picture {
  width: number;
  height: number;
  pixels: Uint8ClampedArray;
}

export function pictureOf(colorAt: ColorAt, [width, height]: readonly [number, number]): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index += 1)
    pixels.set([...colorAt(index % width, Math.floor(index / width)), 255], index * 4);
  return { width, height, pixels };
}

/** Draws the tiles among the decoded items, as a canvas would. Pixels outside all tiles are transparent. */
export function drawTiles(decoded: readonly DecodedItem[], [width, height]: readonly [number, number]): Picture {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (const tile of decoded) {
    for (let row = 0; tile.kind === 'tile' && row < tile.height; row += 1) {
      const line = tile.pixels.subarray(row * tile.width * 4, (row + 1) * tile.width * 4);
      pixels.set(line, ((tile.top + row) * width + tile.left) * 4);
    }
  }
  return { width, height, pixels };
}

/** The largest difference between two values of a pixel. */
export function largestError(actual: Picture, expected: Picture): number {
  let worst = 0;
  for (const [index, value] of actual.pixels.entries())
    worst = Math.max(worst, Math.abs(value - (expected.pixels[index] ?? 0)));
  return worst;
}
