// Reads the blocks of a RemoteFX stream, the picture format of RDP (MS-RDPRFX 2.2.2, 3.1.8.3): header blocks and
// frames.
import { brokenError, unsupportedError, collectFailure, type DecodedItem } from '#domain/desktop/rdp/decoded.ts';
import { createByteReader, type ByteReader } from '#domain/desktop/rdp/byte-reader.ts';
import { createTilePainter, type DecodeWork } from './painter.ts';
import { intersect, type Rect, rectAt } from './region.ts';
import { QUANT_BYTES, shiftsOf } from './quant.ts';
import { readTile, type CodedTile } from './tile.ts';

// Reads a set of tiles of a RemoteFX picture, a TS_RFX_TILESET (MS-RDPRFX 2.2.2.3.4): the tiles and their shared
// quantization factors.
const SUBTYPE = 0xcac2;
const TILE_BLOCK = 0xcac3;
const RLGR1 = 1;
const RLGR3 = 4;
const HEADER_BYTES = 6;

function readTileSet(
  { u8, u16, u32, take }: ByteReader,
  decoded: DecodedItem[],
  visit: (tile: CodedTile) => void,
): void {
  if (u16() !== SUBTYPE) throw brokenError('a tile set of an unknown type');
  u16();
  // This entropy code overrides the one of the context (2.2.2.2.4).
  const entropy = (u16() >> 10) & 15;
  if (entropy !== RLGR1 && entropy !== RLGR3) throw unsupportedError('remotefx-version', entropy);
  const quantCount = u8();
  u8();
  let count = u16();
  u32();
  const quants = Array.from({ length: quantCount }, () => shiftsOf(take(QUANT_BYTES)));
  for (; count; count -= 1) {
    const type = u16();
    const length = u32();
    if (type !== TILE_BLOCK || length < HEADER_BYTES) throw brokenError('a tile of an unknown type');
    const bytes = take(length - HEADER_BYTES);
    const tile = collectFailure(decoded, () => readTile(bytes, quants));
    if (tile) visit({ ...tile, isRlgr3: entropy === RLGR3 });
  }
}

const SYNC = 0xccc0;
const CHANNELS = 0xccc2;
const CONTEXT = 0xccc3;
const FRAME_BEGIN = 0xccc4;
const REGION = 0xccc6;
const TILE_SET = 0xccc7;

const BLOCK_BYTES = 6;
const MAGIC = 0xcaccacca;
const VERSION = 0x0100;
const TILE_SIZE = 64;

export interface Origin {
  left: number;
  top: number;
}

function checkSync({ u16, u32 }: ByteReader): void {
  const isKnown = u32() === MAGIC;
  const version = u16();
  if (!isKnown || version !== VERSION) throw unsupportedError('remotefx-version', version);
}

function checkContext({ u8, u16 }: ByteReader): void {
  u8();
  const size = u16();
  if (size !== TILE_SIZE) throw unsupportedError('remotefx-version', size);
}

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

export function createStreamDecoder(screen: Rect): DecodeStream {
  const paint = createTilePainter();
  let channel: readonly [number, number] = [screen.right, screen.bottom];
  let region: readonly Rect[] | undefined;

  function readBlock(type: number, reader: ByteReader, draw: { origin: Origin; work: DecodeWork }): void {
    // All block types from CONTEXT on start with codec and channel IDs, which have only one value (2.2.2.1.2).
    if (type >= CONTEXT) reader.u16();
    if (type === SYNC) checkSync(reader);
    else if (type === CHANNELS) channel = readChannel(reader);
    else if (type === CONTEXT) checkContext(reader);
    else if (type === FRAME_BEGIN) region = undefined;
    else if (type === REGION) {
      const { left, top } = draw.origin;
      const rects = readRects(reader, draw.origin);
      const visibleRects = rects.length ? rects : [rectAt(left, top, channel)];
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
      if (length < BLOCK_BYTES) throw brokenError('a block that is too short');
      readBlock(type, createByteReader(take(length - BLOCK_BYTES)), { origin, work });
    }
  };
}
