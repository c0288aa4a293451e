// Converts the color components of a tile to pixels (MS-RDPRFX 3.1.8.2.5). The components are luminance (Y) and two
// color differences (Cb, Cr) in 11.5 fixed point: the lowest 5 bits are the fraction.
import type { Pixels } from '#domain/desktop/rdp/decoded.ts';
import { TILE_PIXELS } from './tile-size.ts';

export interface Components {
  y: Int16Array;
  cb: Int16Array;
  cr: Int16Array;
}

// The factors of the matrix in figure 15, in units of 1/65,536. The shift removes 16 bits of these and 5 fraction bits.
const FIXED_POINT_ONE = 65_536;
const RED_OF_CR = Math.round(1.402525 * FIXED_POINT_ONE);
const GREEN_OF_CB = Math.round(0.34373 * FIXED_POINT_ONE);
const GREEN_OF_CR = Math.round(0.714401 * FIXED_POINT_ONE);
const BLUE_OF_CB = Math.round(1.769905 * FIXED_POINT_ONE);
const FIXED_POINT_SHIFT = 21;
// The middle level (128), plus half a level so that the shift rounds to the nearest level.
const LEVEL_OFFSET = (128 << 5) + 16;

const clampByte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);

/** Writes one 32-bit number per pixel, which is twice as fast as four bytes. It needs a little-endian system. */
export function toPixels({ y, cb, cr }: Components, { buffer }: Pixels): void {
  const pixels = new Uint32Array(buffer);
  for (let index = 0; index < TILE_PIXELS; index += 1) {
    const luminance = ((y[index] ?? 0) + LEVEL_OFFSET) << 16;
    const blueness = cb[index] ?? 0;
    const redness = cr[index] ?? 0;
    let red = (luminance + redness * RED_OF_CR) >> FIXED_POINT_SHIFT;
    let green = (luminance - blueness * GREEN_OF_CB - redness * GREEN_OF_CR) >> FIXED_POINT_SHIFT;
    let blue = (luminance + blueness * BLUE_OF_CB) >> FIXED_POINT_SHIFT;
    if ((red | green | blue) & ~255) {
      red = clampByte(red);
      green = clampByte(green);
      blue = clampByte(blue);
    }
    pixels[index] = 0xff000000 | (blue << 16) | (green << 8) | red;
  }
}
