// Converts PNG rows to canvas pixels: 32-bit numbers with red in the lowest byte.

/** How pixels encode their color (PNG, ISO/IEC 15948, 6.1). */
export type ColorKind = 'grey' | 'rgb' | 'palette' | 'rgba';

interface PngPicture {
  width: number;
  height: number;
  kind: ColorKind;
  /** Red, green and blue of each color, for pictures whose pixels are palette indexes. */
  palette: Uint8Array;
}

const OPAQUE = 0xff_00_00_00;

const GREYS = Uint32Array.from({ length: 256 }, (_, grey) => OPAQUE | (grey << 16) | (grey << 8) | grey);

/** Reused for every picture, because thousands of pictures arrive per second. */
const paletteColors = new Uint32Array(256);

/** Indexes outside the palette are black, as in browsers. */
function paletteColorsOf(palette: Uint8Array): Uint32Array {
  paletteColors.fill(OPAQUE);
  for (let color = 0, at = 0; at + 2 < palette.length && color < 256; color += 1, at += 3)
    paletteColors[color] = OPAQUE | ((palette[at + 2] ?? 0) << 16) | ((palette[at + 1] ?? 0) << 8) | (palette[at] ?? 0);
  return paletteColors;
}

/** Each row starts with a filter byte, which is skipped. */
function expandIndexed(rows: Uint8Array, { width, height, kind, palette }: PngPicture, pixels: Uint32Array): void {
  const table = kind === 'grey' ? GREYS : paletteColorsOf(palette);
  for (let y = 0, to = 0, from = 1; y < height; y += 1, from += 1)
    for (const end = to + width; to < end; to += 1, from += 1) pixels[to] = table[rows[from] ?? 0] ?? OPAQUE;
}

function expandTrueColor(rows: Uint8Array, { width, height, kind }: PngPicture, pixels: Uint32Array): void {
  const bytes = kind === 'rgb' ? 3 : 4;
  for (let y = 0, to = 0, from = 1; y < height; y += 1, from += 1)
    for (const end = to + width; to < end; to += 1, from += bytes)
      pixels[to] = OPAQUE | ((rows[from + 2] ?? 0) << 16) | ((rows[from + 1] ?? 0) << 8) | (rows[from] ?? 0);
}

export function isOpaque(rows: Uint8Array, { width, height, kind }: PngPicture): boolean {
  if (kind !== 'rgba') return true;
  let all = 255;
  for (let y = 0, at = 4; y < height; y += 1, at += 1)
    for (const end = at + width * 4; at < end; at += 4) all &= rows[at] ?? 0;
  return all === 255;
}

export function expandPixels(rows: Uint8Array, picture: PngPicture, pixels: Uint32Array): void {
  if (picture.kind === 'palette' || picture.kind === 'grey') expandIndexed(rows, picture, pixels);
  else expandTrueColor(rows, picture, pixels);
}
