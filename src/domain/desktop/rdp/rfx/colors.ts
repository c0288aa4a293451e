// Components in 11.5 fixed point to pixels (MS-RDPRFX 3.1.8.2.5).
import type { Pixels } from '#domain/desktop/rdp/decoded.ts';
import { COUNT } from './size.ts';

export interface Components {
  y: Int16Array;
  cb: Int16Array;
  cr: Int16Array;
}

// Of the matrix in figure 15, in 65,536ths; the sixteen bits and the five of the components go with one shift.
const ONE = 65_536;
const RED_OF_CR = Math.round(1.402525 * ONE);
const GREEN_OF_CB = Math.round(0.34373 * ONE);
const GREEN_OF_CR = Math.round(0.714401 * ONE);
const BLUE_OF_CB = Math.round(1.769905 * ONE);
const SHIFT = 21;
// Half a level more, so that the shift rounds to the nearest.
const LEVEL = (128 << 5) + 16;

const clamped = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);

/** One store for each pixel is twice as fast as four; all that runs browsers has the low byte first. */
export function toPixels({ y, cb, cr }: Components, { buffer }: Pixels): void {
  const pixels = new Uint32Array(buffer);
  for (let index = 0; index < COUNT; index += 1) {
    const light = ((y[index] ?? 0) + LEVEL) << 16;
    const blueness = cb[index] ?? 0;
    const redness = cr[index] ?? 0;
    let red = (light + redness * RED_OF_CR) >> SHIFT;
    let green = (light - blueness * GREEN_OF_CB - redness * GREEN_OF_CR) >> SHIFT;
    let blue = (light + blueness * BLUE_OF_CB) >> SHIFT;
    if ((red | green | blue) & ~255) {
      red = clamped(red);
      green = clamped(green);
      blue = clamped(blue);
    }
    pixels[index] = 0xff000000 | (blue << 16) | (green << 8) | red;
  }
}
