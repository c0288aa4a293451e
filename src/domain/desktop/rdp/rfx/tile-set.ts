// Reads a set of tiles of a RemoteFX picture, a TS_RFX_TILESET (MS-RDPRFX 2.2.2.3.4): the tiles and their shared
// quantization factors.
import { collectFailure, brokenError, type DecodedItem, unsupportedError } from '#domain/desktop/rdp/decoded.ts';
import type { ByteReader } from '#domain/desktop/rdp/byte-reader.ts';
import { QUANT_BYTES, shiftsOf } from './quant.ts';
import { readTile, type CodedTile } from './tile.ts';

const SUBTYPE = 0xcac2;
const TILE_BLOCK = 0xcac3;
const RLGR1 = 1;
const RLGR3 = 4;
const HEADER_BYTES = 6;

export function readTileSet(
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
