// Decodes the tiles that a region shows, up to a bound for each PDU.
import { brokenError, type DecodedItem } from '#domain/desktop/rdp/decoded.ts';
import { intersect, cropTile, isFullTile, type Rect, rectAt } from './region.ts';
import { TILE_PIXELS, TILE_SIDE } from './tile-size.ts';
import { type CodedTile, createTileDecoder } from './tile.ts';

/** What one PDU has become, and what is left of the work that it may cause. */
export interface DecodeWork {
  decoded: DecodedItem[];
  pixelsLeft: number;
  clipsLeft: number;
  framesLeft: number;
}

// Each tile counts once for its decoding and once for each of its pieces: some screens are far more than a desktop
// draws at once, and little enough to be done in time.
const MAX_SCREENS = 4;
const MAX_CLIPS = 1 << 22;
const MAX_FRAMES = 256;

export function createDecodeWork({ right, bottom }: Rect): DecodeWork {
  const tiles = (Math.ceil(right / TILE_SIDE) + 1) * (Math.ceil(bottom / TILE_SIDE) + 1);
  return { decoded: [], pixelsLeft: MAX_SCREENS * tiles * TILE_PIXELS, clipsLeft: MAX_CLIPS, framesLeft: MAX_FRAMES };
}

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
    // A whole tile is given away as it is, so it gets pixels of its own.
    const pixels = isFullTile(first) ? new Uint8ClampedArray(TILE_PIXELS * 4) : scratch;
    decodeTile(tile, pixels);
    for (const piece of pieces) work.decoded.push(cropTile(pixels, tileRect, piece));
  };
}
