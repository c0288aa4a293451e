// Decodes small PNG pictures synchronously, because desktops send thousands of them per second (PNG, ISO/IEC 15948;
// zlib, RFC 1950). The browser decodes large pictures and rare variants.
import { inflateSync } from 'fflate';
import { expandPixels, isOpaque, type ColorKind } from './expand-colors.ts';
import { unfilter } from './unfilter.ts';

/** Canvas pixels: red, green, blue and alpha. */
interface Pixels {
  data: Uint8ClampedArray;
}

interface PngLayout {
  width: number;
  height: number;
  kind: ColorKind;
  bytesPerPixel: number;
  palette: Uint8Array;
  /** The zlib stream. */
  compressed: Uint8Array;
}

/** By the color type in the header, for 8 bits per sample. */
const COLOR_TYPES: Readonly<Record<number, { kind: ColorKind; bytesPerPixel: number }>> = {
  0: { kind: 'grey', bytesPerPixel: 1 },
  2: { kind: 'rgb', bytesPerPixel: 3 },
  3: { kind: 'palette', bytesPerPixel: 1 },
  6: { kind: 'rgba', bytesPerPixel: 4 },
};
const MAX_PIXELS = 512 * 512;
const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const CHUNK_BYTES = 12;
const ZLIB_HEADER_BYTES = 2;
const ZLIB_CHECKSUM_BYTES = 4;
const ADLER_MODULUS = 65_521;

// Chunk types: four ASCII letters as one number.
const IHDR = 0x49_48_44_52;
const PLTE = 0x50_4c_54_45;
const IDAT = 0x49_44_41_54;
const IEND = 0x49_45_4e_44;
const GAMMA = 0x67_41_4d_41;

/** Returns undefined for other bit depths and color types, interlaced rows, and pictures that are large or empty. */
function parseHeader(header: DataView): PngLayout | undefined {
  const [width, height] = [header.getUint32(0), header.getUint32(4)];
  const colorType = COLOR_TYPES[header.getUint8(9)];
  const hasCommonFormat = header.getUint8(8) === 8 && header.getUint8(12) === 0;
  if (!colorType || !hasCommonFormat || width * height === 0 || width * height > MAX_PIXELS) return undefined;
  return { width, height, ...colorType, palette: new Uint8Array(), compressed: new Uint8Array() };
}

/** Returns undefined for truncated chunks, several data chunks, and other chunks, which may change the picture. */
function parsePng(png: Uint8Array): PngLayout | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.length);
  let layout: PngLayout | undefined;
  for (let offset = SIGNATURE_BYTES; offset + CHUNK_BYTES <= png.length;) {
    const length = view.getUint32(offset);
    const chunkType = view.getUint32(offset + 4);
    const body = png.subarray(offset + 8, offset + 8 + length);
    offset += CHUNK_BYTES + length;
    if (offset > png.length) return undefined;
    if (chunkType === IHDR && !layout && length === 13)
      layout = parseHeader(new DataView(png.buffer, body.byteOffset, length));
    else if (!layout) return undefined;
    else if (chunkType === PLTE) layout.palette = body;
    else if (chunkType === IDAT && layout.compressed.length === 0) layout.compressed = body;
    else if (chunkType === IEND) return layout;
    // Gamma is ignored: the desktop's colors are shown unchanged.
    else if (chunkType !== GAMMA) return undefined;
  }
  return undefined;
}

/** The checksum of a zlib stream (RFC 1950, 8.2). Adds eight bytes per step, which takes half the time. */
function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (let index = 0; index < bytes.length;) {
    // With this many bytes per round, the sums stay within 32 bits.
    const end = Math.min(bytes.length, index + 3800);
    for (; index + 8 <= end; index += 8) {
      const a = bytes[index] ?? 0;
      const b = bytes[index + 1] ?? 0;
      const c = bytes[index + 2] ?? 0;
      const d = bytes[index + 3] ?? 0;
      const e = bytes[index + 4] ?? 0;
      const f = bytes[index + 5] ?? 0;
      const g = bytes[index + 6] ?? 0;
      const h = bytes[index + 7] ?? 0;
      high += 8 * (low + a) + 7 * b + 6 * c + 5 * d + 4 * e + 3 * f + 2 * g + h;
      low += a + b + c + d + e + f + g + h;
    }
    for (; index < end; index += 1) {
      low += bytes[index] ?? 0;
      high += low;
    }
    low %= ADLER_MODULUS;
    high %= ADLER_MODULUS;
  }
  return ((high << 16) | low) >>> 0;
}

/** The memory for rows. All pictures share it, because they are decoded one after another. */
let scratchRows = new Uint8Array(64 * (64 * 4 + 1));

/** The rows with their filter bytes, or undefined for a damaged stream or a wrong length. */
function inflateRows({ width, height, bytesPerPixel, compressed }: PngLayout): Uint8Array | undefined {
  const length = (width * bytesPerPixel + 1) * height;
  if (compressed.length < ZLIB_HEADER_BYTES + ZLIB_CHECKSUM_BYTES) return undefined;
  if (scratchRows.length < length) scratchRows = new Uint8Array(length);
  const rows = scratchRows.subarray(0, length);
  const end = compressed.length - ZLIB_CHECKSUM_BYTES;
  try {
    if (inflateSync(compressed.subarray(ZLIB_HEADER_BYTES, end), { out: rows }).length !== length) return undefined;
  } catch {
    // The browser tries to decode the picture after that, and reports the error.
    return undefined;
  }
  const checksum = new DataView(compressed.buffer, compressed.byteOffset + end).getUint32(0);
  return adler32(rows) === checksum ? rows : undefined;
}

/** Decodes a picture. Returns undefined if it is damaged, transparent, large or rare: the browser then decodes it. */
export function decodeSmallPng<T extends Pixels>(
  png: Uint8Array,
  allocatePixels: (width: number, height: number) => T,
): T | undefined {
  const layout = parsePng(png);
  const rows = layout && inflateRows(layout);
  if (!layout || !rows || !unfilter(rows, layout) || !isOpaque(rows, layout)) return undefined;
  const pixels = allocatePixels(layout.width, layout.height);
  expandPixels(rows, layout, new Uint32Array(pixels.data.buffer));
  return pixels;
}
