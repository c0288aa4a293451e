// Decodes one tile of a RemoteFX picture: entropy code and wavelet for each color component, then the colors.
import { brokenError, type Pixels } from '#domain/desktop/rdp/decoded.ts';
import { createByteReader } from '#domain/desktop/rdp/byte-reader.ts';
import { toPixels } from './colors.ts';
import { createRlgrDecoder } from './rlgr.ts';
import { TILE_PIXELS } from './tile-size.ts';
import { inverseWavelet } from './wavelet.ts';

/** The position of a tile in the grid of tiles, and its encoded color components, as views of the input. */
export interface CodedTile {
  column: number;
  row: number;
  isRlgr3: boolean;
  components: readonly { shifts: Uint8Array; data: Uint8Array }[];
}

/** Reads a TS_RFX_TILE (MS-RDPRFX 2.2.2.3.4.1) without its type and length. `quants` are the shifts of the tile set. */
export function readTile(bytes: Uint8Array, quants: readonly Uint8Array[]): Omit<CodedTile, 'isRlgr3'> {
  const { u8, u16, take } = createByteReader(bytes);
  const componentShifts = [u8(), u8(), u8()].map((index) => {
    const shifts = quants[index];
    if (!shifts) throw brokenError('a tile without its quantization');
    return shifts;
  });
  const [column, row] = [u16(), u16()];
  const lengths = [u16(), u16(), u16()];
  const components = componentShifts.map((shifts, index) => ({ shifts, data: take(lengths[index] ?? 0) }));
  return { column, row, components };
}

export function createTileDecoder(): (tile: CodedTile, pixels: Pixels) => void {
  const decodeRlgr = createRlgrDecoder();
  const scratch = new Int16Array(TILE_PIXELS);
  const [y, cb, cr] = [new Int16Array(TILE_PIXELS), new Int16Array(TILE_PIXELS), new Int16Array(TILE_PIXELS)];
  const planes = [y, cb, cr];
  return ({ components, isRlgr3 }, pixels) => {
    for (const [index, { shifts, data }] of components.entries()) {
      const values = planes[index] ?? y;
      decodeRlgr(data, { coefficients: values, shifts, isRlgr3 });
      inverseWavelet({ values, scratch });
    }
    toPixels({ y, cb, cr }, pixels);
  };
}
