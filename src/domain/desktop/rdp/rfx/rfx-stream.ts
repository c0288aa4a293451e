// Reads the blocks of a RemoteFX stream, the picture format of RDP (MS-RDPRFX 2.2.2, 3.1.8.3): header blocks and
// frames.
import { brokenError, unsupportedError, collectFailure, type DecodedItem } from '#domain/desktop/rdp/decoded.ts';
import { createByteReader, type ByteReader } from '#domain/desktop/rdp/byte-reader.ts';
import { createTilePainter, type DecodeWork } from './painter.ts';
import { intersect, type Rect, rectAt } from './region.ts';
import { QUANT_BYTES, shiftsOf } from './quant.ts';
import { readTile, type CodedTile } from './tile.ts';

// The numbers in a tile set (TS_RFX_TILESET, MS-RDPRFX 2.2.2.3.4).
const TILE_SET_SUBTYPE = 0xcac2;
const TILE_BLOCK = 0xcac3;
const RLGR1 = 1;
const RLGR3 = 4;
const TILE_HEADER_BYTES = 6;

/** Reads a set of tiles and their shared quantization factors. Calls `visit` for each tile. */
function readTileSet(
  { u8, u16, u32, take }: ByteReader,
  decoded: DecodedItem[],
  visit: (tile: CodedTile) => void,
): void {
  if (u16() !== TILE_SET_SUBTYPE) throw brokenError('a tile set of an unknown type');
  u16();
  // The entropy code of the tile set overrides that of the context block (2.2.2.2.4).
  const entropy = (u16() >> 10) & 15;
  if (entropy !== RLGR1 && entropy !== RLGR3) throw unsupportedError('remotefx-version', entropy);
  const quantCount = u8();
  u8();
  let remainingTiles = u16();
  u32();
  const shiftsByQuantization = Array.from({ length: quantCount }, () => shiftsOf(take(QUANT_BYTES)));
  for (; remainingTiles; remainingTiles -= 1) {
    const type = u16();
    const length = u32();
    if (type !== TILE_BLOCK || length < TILE_HEADER_BYTES) throw brokenError('a tile of an unknown type');
    const bytes = take(length - TILE_HEADER_BYTES);
    const tile = collectFailure(decoded, () => readTile(bytes, shiftsByQuantization));
    if (tile) visit({ ...tile, isRlgr3: entropy === RLGR3 });
  }
}

// The types of blocks.
const SYNC = 0xccc0;
const CHANNELS = 0xccc2;
const CONTEXT = 0xccc3;
const FRAME_BEGIN = 0xccc4;
const REGION = 0xccc6;
const TILE_SET = 0xccc7;

const BLOCK_HEADER_BYTES = 6;
const SYNC_MAGIC = 0xcaccacca;
const VERSION = 0x0100;
const TILE_SIDE_ON_WIRE = 64;

export interface Origin {
  left: number;
  top: number;
}

function checkSync({ u16, u32 }: ByteReader): void {
  const hasMagic = u32() === SYNC_MAGIC;
  const version = u16();
  if (!hasMagic || version !== VERSION) throw unsupportedError('remotefx-version', version);
}

function checkContext({ u8, u16 }: ByteReader): void {
  u8();
  const size = u16();
  if (size !== TILE_SIDE_ON_WIRE) throw unsupportedError('remotefx-version', size);
}

/** The width and height of the first channel. */
function readChannel({ u8, u16 }: ByteReader): readonly [number, number] {
  if (!u8()) throw brokenError('a stream without a channel');
  u8();
  return [u16(), u16()];
}

function readRects({ u8, u16 }: ByteReader, { left, top }: Origin): Rect[] {
  u8();
  return Array.from({ length: u16() }, () => rectAt(left + u16(), top + u16(), [u16(), u16()]));
}

export type DecodeStream = (data: Uint8Array, origin: Origin, work: DecodeWork) => void;

/** Creates a decoder that keeps the channel and the region between calls. */
export function createStreamDecoder(screen: Rect): DecodeStream {
  const paint = createTilePainter();
  let channelSize: readonly [number, number] = [screen.right, screen.bottom];
  let region: readonly Rect[] | undefined;

  function readBlock(type: number, reader: ByteReader, draw: { origin: Origin; work: DecodeWork }): void {
    // All block types from CONTEXT on start with the IDs of codec and channel, which have only one value (2.2.2.1.2).
    if (type >= CONTEXT) reader.u16();
    if (type === SYNC) checkSync(reader);
    else if (type === CHANNELS) channelSize = readChannel(reader);
    else if (type === CONTEXT) checkContext(reader);
    else if (type === FRAME_BEGIN) region = undefined;
    else if (type === REGION) {
      const { left, top } = draw.origin;
      const rects = readRects(reader, draw.origin);
      const visibleRects = rects.length ? rects : [rectAt(left, top, channelSize)];
      region = visibleRects.flatMap((rect) => intersect(screen, rect) ?? []);
    } else if (type === TILE_SET) {
      const currentRegion = region;
      if (!currentRegion) throw brokenError('a tile set without a region');
      readTileSet(reader, draw.work.decoded, (tile) => paint(tile, { ...draw, region: currentRegion }));
    }
  }

  return (data, origin, work) => {
    const { remaining: remainingBytes, u16, u32, take } = createByteReader(data);
    while (remainingBytes()) {
      const type = u16();
      const length = u32();
      if (length < BLOCK_HEADER_BYTES) throw brokenError('a block that is too short');
      readBlock(type, createByteReader(take(length - BLOCK_HEADER_BYTES)), { origin, work });
    }
  };
}
