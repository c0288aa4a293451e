// Converts the unfiltered rows of a PNG picture to canvas pixels: 32-bit numbers with red in the lowest byte.

/** How pixels encode their color (PNG, ISO/IEC 15948, 6.1). */
export type ColorKind = 'grey' | 'rgb' | 'palette' | 'rgba';

interface PngPicture {
  width: number;
  height: number;
  kind: ColorKind;
  /** The red, green and blue values of the colors. Empty unless the pixels are palette indexes. */
  palette: Uint8Array;
}

const OPAQUE = 0xff_00_00_00;

const GREYS = Uint32Array.from({ length: 256 }, (_, grey) => OPAQUE | (grey << 16) | (grey << 8) | grey);

/** The memory is reused for every picture, because thousands of pictures arrive per second. */
const paletteColors = new Uint32Array(256);

/** The colors as canvas pixels. Colors that the palette does not have are black, as in browsers. */
function paletteColorsOf(palette: Uint8Array): Uint32Array {
  paletteColors.fill(OPAQUE);
  for (let color = 0, offset = 0; offset + 2 < palette.length && color < 256; color += 1, offset += 3)
    paletteColors[color] =
      OPAQUE | ((palette[offset + 2] ?? 0) << 16) | ((palette[offset + 1] ?? 0) << 8) | (palette[offset] ?? 0);
  return paletteColors;
}

/** Each row starts with the number of its filter, which is skipped. */
function expandIndexed(rows: Uint8Array, { width, height, kind, palette }: PngPicture, pixels: Uint32Array): void {
  const table = kind === 'grey' ? GREYS : paletteColorsOf(palette);
  for (let y = 0, pixelIndex = 0, byteIndex = 1; y < height; y += 1, byteIndex += 1)
    for (const end = pixelIndex + width; pixelIndex < end; pixelIndex += 1, byteIndex += 1)
      pixels[pixelIndex] = table[rows[byteIndex] ?? 0] ?? OPAQUE;
}

function expandTrueColor(rows: Uint8Array, { width, height, kind }: PngPicture, pixels: Uint32Array): void {
  const bytesPerPixel = kind === 'rgb' ? 3 : 4;
  for (let y = 0, pixelIndex = 0, byteIndex = 1; y < height; y += 1, byteIndex += 1)
    for (const end = pixelIndex + width; pixelIndex < end; pixelIndex += 1, byteIndex += bytesPerPixel)
      pixels[pixelIndex] =
        OPAQUE | ((rows[byteIndex + 2] ?? 0) << 16) | ((rows[byteIndex + 1] ?? 0) << 8) | (rows[byteIndex] ?? 0);
}

/** Whether all pixels are opaque, so that their alpha values can be ignored. */
export function isOpaque(rows: Uint8Array, { width, height, kind }: PngPicture): boolean {
  if (kind !== 'rgba') return true;
  let combinedAlpha = 255;
  for (let y = 0, offset = 4; y < height; y += 1, offset += 1)
    for (const end = offset + width * 4; offset < end; offset += 4) combinedAlpha &= rows[offset] ?? 0;
  return combinedAlpha === 255;
}

export function expandPixels(rows: Uint8Array, picture: PngPicture, pixels: Uint32Array): void {
  if (picture.kind === 'palette' || picture.kind === 'grey') expandIndexed(rows, picture, pixels);
  else expandTrueColor(rows, picture, pixels);
}
