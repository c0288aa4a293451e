// Decodes and clips the tiles of a picture, with a limited amount of work per PDU (message).
import { brokenError, type DecodedItem } from '#domain/desktop/rdp/decoded.ts';
import { intersect, cropTile, isFullTile, type Rect, rectAt } from './region.ts';
import { TILE_PIXELS, TILE_SIDE } from './tile-size.ts';
import { type CodedTile, createTileDecoder } from './tile.ts';

/** The work on one PDU. */
export interface DecodeWork {
  /** What was decoded so far. The other fields are the remaining budget of the PDU. */
  decoded: DecodedItem[];
  pixelsLeft: number;
  clipsLeft: number;
  framesLeft: number;
}

// Each tile costs its pixels once for decoding and once per visible piece. Four full screens per PDU are far more than
// a desktop draws in one update, and are still decoded fast.
const MAX_SCREENS = 4;
const MAX_CLIPS = 1 << 22;
const MAX_FRAMES = 256;

export function createDecodeWork({ right, bottom }: Rect): DecodeWork {
  const tiles = (Math.ceil(right / TILE_SIDE) + 1) * (Math.ceil(bottom / TILE_SIDE) + 1);
  return { decoded: [], pixelsLeft: MAX_SCREENS * tiles * TILE_PIXELS, clipsLeft: MAX_CLIPS, framesLeft: MAX_FRAMES };
}

/** Where to draw tiles: `origin` is the position of the tile grid, `region` are the visible rectangles. */
interface TilePlacement {
  origin: { left: number; top: number };
  region: readonly Rect[];
  work: DecodeWork;
}

function visiblePieces(tileRect: Rect, region: readonly Rect[]): readonly Rect[] {
  const pieces = region.flatMap((rect) => intersect(tileRect, rect) ?? []);
  const fullTile = pieces.find(isFullTile);
  return fullTile ? [fullTile] : pieces;
}

export function createTilePainter(): (tile: CodedTile, place: TilePlacement) => void {
  const decodeTile = createTileDecoder();
  const scratch = new Uint8ClampedArray(TILE_PIXELS * 4);

  return (tile, { origin, region, work }) => {
    const tileRect = rectAt(origin.left + tile.column * TILE_SIDE, origin.top + tile.row * TILE_SIDE, [
      TILE_SIDE,
      TILE_SIDE,
    ]);
    const pieces = visiblePieces(tileRect, region);
    work.clipsLeft -= region.length;
    if (pieces.length) work.pixelsLeft -= TILE_PIXELS * (1 + pieces.length);
    if (work.pixelsLeft < 0 || work.clipsLeft < 0) throw brokenError('too much to draw in one update');
    const [first] = pieces;
    if (!first) return;
    // A full tile is returned without a copy of its pixels, so it needs its own buffer.
    const pixels = isFullTile(first) ? new Uint8ClampedArray(TILE_PIXELS * 4) : scratch;
    decodeTile(tile, pixels);
    for (const piece of pieces) work.decoded.push(cropTile(pixels, tileRect, piece));
  };
}
