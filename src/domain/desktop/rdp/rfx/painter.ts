// Decodes the tiles that a region shows, up to a bound for each PDU.
import { broken, type Decoded } from '#domain/desktop/rdp/decoded.ts';
import { clip, cut, isWhole, type Rect, rectAt } from './region.ts';
import { COUNT, TILE } from './size.ts';
import { type CodedTile, createTileDecoder } from './tile.ts';

/** What one PDU has become, and what is left of the work that it may cause. */
export interface Work {
  decoded: Decoded[];
  pixels: number;
  clips: number;
  frames: number;
}

// Each tile counts once for its decoding and once for each of its pieces: some screens are far more than a desktop
// draws at once, and little enough to be done in time.
const MOST_SCREENS = 4;
const MOST_CLIPS = 1 << 22;
const MOST_FRAMES = 256;

export function workFor({ right, bottom }: Rect): Work {
  const tiles = (Math.ceil(right / TILE) + 1) * (Math.ceil(bottom / TILE) + 1);
  return { decoded: [], pixels: MOST_SCREENS * tiles * COUNT, clips: MOST_CLIPS, frames: MOST_FRAMES };
}

interface Place {
  origin: { left: number; top: number };
  region: readonly Rect[];
  work: Work;
}

function piecesOf(at: Rect, region: readonly Rect[]): readonly Rect[] {
  const pieces = region.flatMap((rect) => clip(at, rect) ?? []);
  const whole = pieces.find(isWhole);
  return whole ? [whole] : pieces;
}

export function createPainter(): (tile: CodedTile, place: Place) => void {
  const decodeTile = createTileDecoder();
  const scratch = new Uint8ClampedArray(COUNT * 4);

  return (tile, { origin, region, work }) => {
    const at = rectAt(origin.left + tile.column * TILE, origin.top + tile.row * TILE, [TILE, TILE]);
    const pieces = piecesOf(at, region);
    work.clips -= region.length;
    if (pieces.length) work.pixels -= COUNT * (1 + pieces.length);
    if (work.pixels < 0 || work.clips < 0) throw broken('too much to draw in one update');
    const [first] = pieces;
    if (!first) return;
    // A whole tile is given away as it is, so it gets pixels of its own.
    const pixels = isWhole(first) ? new Uint8ClampedArray(COUNT * 4) : scratch;
    decodeTile(tile, pixels);
    for (const piece of pieces) work.decoded.push(cut(pixels, at, piece));
  };
}
