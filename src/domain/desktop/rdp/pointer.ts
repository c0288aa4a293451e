// Decodes the mouse pointers that an RDP desktop sends (MS-RDPBCGR 2.2.9.1.1.4) and caches them by slot.
import { brokenError, type Pixels, type DecodedPointer, unsupportedError } from './decoded.ts';
import { createByteReader, type ByteReader } from './byte-reader.ts';

const POINTER_HIDDEN = 5;
const POINTER_DEFAULT = 6;
const POINTER_COLOR = 9;
const POINTER_CACHED = 10;
const POINTER_LARGE = 12;

const SUPPORTED_DEPTHS: readonly number[] = [1, 24, 32];
const MAX_POINTER_SIDE = 384;
// Far more slots than any client requests (2.2.7.1.5).
const MAX_CACHE_SLOTS = 128;

/** Red, green, blue and alpha. */
type Color = readonly [number, number, number, number];

/** The content of a pointer: `xor` has the colors, `and` marks the pixels that are transparent or inverted. */
interface Masks {
  width: number;
  height: number;
  depth: number;
  xor: Uint8Array;
  and: Uint8Array;
}

/** The number of bytes of a line, which is padded to 16 bits. */
const strideOf = (width: number, depth: number): number => Math.ceil((width * depth) / 16) * 2;

const bitAt = (bytes: Uint8Array, lineOffset: number, x: number): number =>
  ((bytes[lineOffset + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;

function colorAt({ xor, depth }: Masks, lineOffset: number, x: number): Color {
  if (depth === 1) {
    const value = bitAt(xor, lineOffset, x) * 255;
    return [value, value, value, 255];
  }
  const offset = lineOffset + (x * depth) / 8;
  return [xor[offset + 2] ?? 0, xor[offset + 1] ?? 0, xor[offset] ?? 0, depth === 32 ? (xor[offset + 3] ?? 0) : 255];
}

/** The color of a pixel that the mask marks: black means transparent, and white means inverting the screen. */
function maskedColor([red, green, blue, alpha]: Color, isEven: boolean): Color {
  if (alpha !== 255 || red !== green || green !== blue) return [red, green, blue, alpha];
  if (red === 0) return [0, 0, 0, 0];
  if (red < 255) return [red, green, blue, alpha];
  // A browser's cursor can't invert the screen. A checkerboard is visible on any background.
  const value = isEven ? 255 : 0;
  return [value, value, value, 255];
}

function renderPointerPixels(masks: Masks): Pixels {
  const { width, height, depth, xor, and } = masks;
  const xorStride = strideOf(width, depth);
  const andStride = strideOf(width, 1);
  if (xor.length < xorStride * height) throw brokenError('a pointer without its colors');
  if (and.length > 0 && and.length < andStride * height) throw brokenError('a pointer without its mask');
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    // Lines start at the bottom, except in 1-bit pointers, which servers send from the top.
    const line = depth === 1 ? y : height - 1 - y;
    for (let x = 0; x < width; x += 1) {
      const color = colorAt(masks, line * xorStride, x);
      const isMasked = bitAt(and, line * andStride, x) > 0;
      pixels.set(isMasked ? maskedColor(color, (x + y) % 2 === 0) : color, (y * width + x) * 4);
    }
  }
  return pixels;
}

type Bitmap = Extract<DecodedPointer, { shape: 'bitmap' }>;

function readBitmap({ u16, u32, take }: ByteReader, depth: number, isLarge: boolean): [number, Bitmap] {
  const slot = u16();
  const [hotX, hotY, width, height] = [u16(), u16(), u16(), u16()];
  const [andBytes, xorBytes] = isLarge ? [u32(), u32()] : [u16(), u16()];
  if (width > MAX_POINTER_SIDE || height > MAX_POINTER_SIDE || slot >= MAX_CACHE_SLOTS)
    throw brokenError('a pointer that is too large');
  if (!SUPPORTED_DEPTHS.includes(depth)) throw unsupportedError('pointer-depth', depth);
  const pixels = renderPointerPixels({ width, height, depth, xor: take(xorBytes), and: take(andBytes) });
  return [slot, { kind: 'pointer', shape: 'bitmap', width, height, hotX, hotY, pixels }];
}

/** A copy with its own pixels, because the receiver may transfer them while the cache still needs them. */
export const copyPointer = (pointer: DecodedPointer): DecodedPointer =>
  pointer.shape === 'bitmap' ? { ...pointer, pixels: pointer.pixels.slice() } : pointer;

/** Creates a reader with an empty cache. The reader returns undefined for messages about the pointer's position. */
export function createPointerReader(): (code: number, data: Uint8Array) => DecodedPointer | undefined {
  const bitmapsBySlot = new Map<number, Bitmap>();
  return (code, data) => {
    if (code === POINTER_HIDDEN) return { kind: 'pointer', shape: 'hidden' };
    if (code === POINTER_DEFAULT) return { kind: 'pointer', shape: 'default' };
    if (code < POINTER_COLOR) return undefined;
    const reader = createByteReader(data);
    if (code === POINTER_CACHED) {
      const cached = bitmapsBySlot.get(reader.u16());
      if (!cached) throw brokenError('a pointer that was never sent');
      return cached;
    }
    const depth = code === POINTER_COLOR ? 24 : reader.u16();
    const [slot, bitmap] = readBitmap(reader, depth, code === POINTER_LARGE);
    bitmapsBySlot.set(slot, bitmap);
    return bitmap;
  };
}
