// Small pictures of programs, as desktops send them thousands of times a second, unpacked without leaving the thread
// (PNG, ISO/IEC 15948; zlib, RFC 1950). Whatever is rare or large is left to the browser.
import { inflateSync } from 'fflate';
import { expandPixels, isOpaque, type ColorKind } from './expand-colors.ts';
import { unfilter } from './unfilter.ts';

/** Pixels as a canvas takes them: red, green, blue and alpha. */
interface Pixels {
  data: Uint8ClampedArray;
}

interface PngLayout {
  width: number;
  height: number;
  kind: ColorKind;
  /** Of one pixel. */
  bytesPerPixel: number;
  palette: Uint8Array;
  /** What is compressed: a zlib stream. */
  compressed: Uint8Array;
}

/** By the number that the header has for it, with 8 bits for each value. */
const COLOR_TYPES: Readonly<Record<number, { kind: ColorKind; bytesPerPixel: number }>> = {
  0: { kind: 'grey', bytesPerPixel: 1 },
  2: { kind: 'rgb', bytesPerPixel: 3 },
  3: { kind: 'palette', bytesPerPixel: 1 },
  6: { kind: 'rgba', bytesPerPixel: 4 },
};
const MAX_PIXELS = 512 * 512;
const SIGNATURE_BYTES = 8;
/** Length, name and checksum. */
const CHUNK_BYTES = 12;
const ZLIB_HEADER_BYTES = 2;
const ZLIB_CHECKSUM_BYTES = 4;
const ADLER_MODULUS = 65_521;

// Types of chunks: their four letters in ASCII, as one number.
const IHDR = 0x49_48_44_52;
const PLTE = 0x50_4c_54_45;
const IDAT = 0x49_44_41_54;
const IEND = 0x49_45_4e_44;
const GAMMA = 0x67_41_4d_41;

/** What the header says; nothing for what is rare: other depths, interlaced rows, no pixel at all. */
function parseHeader(header: DataView): PngLayout | undefined {
  const [width, height] = [header.getUint32(0), header.getUint32(4)];
  const colorType = COLOR_TYPES[header.getUint8(9)];
  const isCommon = header.getUint8(8) === 8 && header.getUint8(12) === 0;
  if (!colorType || !isCommon || width * height === 0 || width * height > MAX_PIXELS) return undefined;
  return { width, height, ...colorType, palette: new Uint8Array(), compressed: new Uint8Array() };
}

/** Nothing where a chunk is cut, stands twice or is one that changes the picture in a way that is not known here. */
function parsePng(png: Uint8Array): PngLayout | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.length);
  let layout: PngLayout | undefined;
  for (let at = SIGNATURE_BYTES; at + CHUNK_BYTES <= png.length;) {
    const length = view.getUint32(at);
    const name = view.getUint32(at + 4);
    const body = png.subarray(at + 8, at + 8 + length);
    at += CHUNK_BYTES + length;
    if (at > png.length) return undefined;
    if (name === IHDR && !layout && length === 13)
      layout = parseHeader(new DataView(png.buffer, body.byteOffset, length));
    else if (!layout) return undefined;
    else if (name === PLTE) layout.palette = body;
    else if (name === IDAT && layout.compressed.length === 0) layout.compressed = body;
    else if (name === IEND) return layout;
    // The colors are the desktop's, whatever is said of them.
    else if (name !== GAMMA) return undefined;
  }
  return undefined;
}

/** The checksum at the end of a zlib stream (RFC 1950, 8.2); eight bytes at a time take half of the time of one by one. */
function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (let at = 0; at < bytes.length;) {
    // As many as the sums stay whole numbers of 32 bits with.
    const end = Math.min(bytes.length, at + 3800);
    for (; at + 8 <= end; at += 8) {
      const a = bytes[at] ?? 0;
      const b = bytes[at + 1] ?? 0;
      const c = bytes[at + 2] ?? 0;
      const d = bytes[at + 3] ?? 0;
      const e = bytes[at + 4] ?? 0;
      const f = bytes[at + 5] ?? 0;
      const g = bytes[at + 6] ?? 0;
      const h = bytes[at + 7] ?? 0;
      high += 8 * (low + a) + 7 * b + 6 * c + 5 * d + 4 * e + 3 * f + 2 * g + h;
      low += a + b + c + d + e + f + g + h;
    }
    for (; at < end; at += 1) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= ADLER_MODULUS;
    high %= ADLER_MODULUS;
  }
  return ((high << 16) | low) >>> 0;
}

/** A picture is unpacked before the next one is: one piece of memory does for all. */
let scratchRows = new Uint8Array(64 * (64 * 4 + 1));

/** The rows, each with its filter before it; nothing for a stream that is damaged or of another length. */
function inflateRows({ width, height, bytesPerPixel, compressed }: PngLayout): Uint8Array | undefined {
  const length = (width * bytesPerPixel + 1) * height;
  if (compressed.length < ZLIB_HEADER_BYTES + ZLIB_CHECKSUM_BYTES) return undefined;
  if (scratchRows.length < length) scratchRows = new Uint8Array(length);
  const rows = scratchRows.subarray(0, length);
  const end = compressed.length - ZLIB_CHECKSUM_BYTES;
  try {
    if (inflateSync(compressed.subarray(ZLIB_HEADER_BYTES, end), { out: rows }).length !== length) return undefined;
  } catch {
    // What unpacks it next says what is wrong with it.
    return undefined;
  }
  const sum = new DataView(compressed.buffer, compressed.byteOffset + end).getUint32(0);
  return adler32(rows) === sum ? rows : undefined;
}

/** Nothing for a picture that is damaged, transparent, large or rare: the browser draws it, or says that it is none. */
export function unpackPng<T extends Pixels>(
  png: Uint8Array,
  pixelsFor: (width: number, height: number) => T,
): T | undefined {
  const layout = parsePng(png);
  const rows = layout && inflateRows(layout);
  if (!layout || !rows || !unfilter(rows, layout) || !isOpaque(rows, layout)) return undefined;
  const pixels = pixelsFor(layout.width, layout.height);
  expandPixels(rows, layout, new Uint32Array(pixels.data.buffer));
  return pixels;
}
