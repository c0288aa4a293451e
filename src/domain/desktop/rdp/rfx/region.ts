// Clips tiles to the visible region (MS-RDPRFX 3.1.8.2.6).
import type { Pixels, Tile } from '#domain/desktop/rdp/decoded.ts';
import { TILE_SIDE } from './tile-size.ts';

/** A rectangle in pixels. `right` and `bottom` are exclusive. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const rectAt = (left: number, top: number, [width, height]: readonly [number, number]): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

export function intersect(first: Rect, second: Rect): Rect | undefined {
  const left = Math.max(first.left, second.left);
  const top = Math.max(first.top, second.top);
  const right = Math.min(first.right, second.right);
  const bottom = Math.min(first.bottom, second.bottom);
  return left < right && top < bottom ? { left, top, right, bottom } : undefined;
}

export const isFullTile = ({ left, top, right, bottom }: Rect): boolean =>
  right - left === TILE_SIDE && bottom - top === TILE_SIDE;

/** Cuts a piece out of a decoded tile. If the piece is the full tile, its pixels are not copied. */
export function cropTile(tilePixels: Pixels, tileRect: Rect, piece: Rect): Tile {
  const { left, top, right, bottom } = piece;
  const width = right - left;
  const height = bottom - top;
  const tile = { kind: 'tile', left, top, width, height } as const;
  if (isFullTile(piece)) return { ...tile, pixels: tilePixels };
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const start = ((top - tileRect.top + row) * TILE_SIDE + left - tileRect.left) * 4;
    pixels.set(tilePixels.subarray(start, start + width * 4), row * width * 4);
  }
  return { ...tile, pixels };
}
