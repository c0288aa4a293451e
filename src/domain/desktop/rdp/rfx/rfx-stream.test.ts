import { describe, expect, test } from 'vitest';
import { collectFailure, type DecodedItem } from '#domain/desktop/rdp/decoded.ts';
import {
  type FrameOptions,
  frameBlocks,
  headerBlocks,
  type RgbaTile,
  cutTiles,
} from '#domain/desktop/rdp/test-encoder.ts';
import { drawTiles, pictureOf, PICTURES, largestError } from '#domain/desktop/rdp/test-pictures.ts';
import { createDecodeWork } from './painter.ts';
import { rectAt } from './region.ts';
import { createStreamDecoder } from './rfx-stream.ts';

const SIZE = [200, 130] as const;
const FRAME: FrameOptions = { id: 1, width: 200, height: 130 };
const PICTURE = pictureOf(PICTURES.slope, SIZE);
const TILES = cutTiles(PICTURE);

function decodeParts(parts: readonly Uint8Array[], origin = { left: 0, top: 0 }): DecodedItem[] {
  const screen = rectAt(0, 0, SIZE);
  const decodeStream = createStreamDecoder(screen);
  return parts.flatMap((part) => {
    const work = createDecodeWork(screen);
    collectFailure(work.decoded, () => decodeStream(part, origin, work));
    return work.decoded;
  });
}

const blocks = (frame: Partial<FrameOptions> = {}, tiles: readonly RgbaTile[] = TILES): Uint8Array[] => [
  headerBlocks({ ...FRAME, ...frame }),
  frameBlocks(tiles, { ...FRAME, ...frame }),
];
const rectsOf = (decoded: readonly DecodedItem[]): unknown[] =>
  decoded.map((tile) => (tile.kind === 'tile' ? [tile.left, tile.top, tile.width, tile.height] : tile));

/** A copy with other bytes from `offset` on. */
function replaceBytes(bytes: Uint8Array, offset: number, values: readonly number[]): Uint8Array {
  const copy = bytes.slice();
  copy.set(values, offset);
  return copy;
}

describe('the region of a frame', () => {
  test('is the whole channel if it has no rectangles', () => {
    const decoded = decodeParts(blocks());
    expect(decoded).toHaveLength(12);
    expect(largestError(drawTiles(decoded, SIZE), PICTURE)).toBeLessThanOrEqual(6);
    expect(rectsOf(decodeParts(blocks({ width: 70, height: 60 })))).toEqual([
      [0, 0, 64, 60],
      [64, 0, 6, 60],
    ]);
  });

  test('is drawn only in its rectangles', () => {
    const rects = [
      { left: 60, top: 10, width: 8, height: 3 },
      { left: 0, top: 100, width: 5, height: 5 },
    ];
    const decoded = decodeParts(blocks({ rects }));
    expect(rectsOf(decoded)).toEqual([
      [60, 10, 4, 3],
      [64, 10, 4, 3],
      [0, 100, 5, 5],
    ]);
    const picture = drawTiles(decoded, SIZE).pixels;
    const offset = (10 * 200 + 66) * 4;
    for (let channel = 0; channel < 3; channel += 1) {
      expect(Math.abs((picture[offset + channel] ?? 0) - (PICTURE.pixels[offset + channel] ?? 0))).toBeLessThanOrEqual(
        6,
      );
    }
  });

  test('contains a tile once if one of its rectangles contains the whole tile', () => {
    const rects = [
      { left: 3, top: 3, width: 9, height: 9 },
      { left: 0, top: 0, width: 64, height: 64 },
    ];
    expect(rectsOf(decodeParts(blocks({ rects })))).toEqual([[0, 0, 64, 64]]);
  });

  test('ends at the edge of the screen', () => {
    const rects = [{ left: 190, top: 120, width: 60_000, height: 60_000 }];
    expect(rectsOf(decodeParts(blocks({ rects })))).toEqual([
      [190, 120, 2, 8],
      [192, 120, 8, 8],
      [190, 128, 2, 2],
      [192, 128, 8, 2],
    ]);
  });

  test('is relative to the origin of the surface', () => {
    const rects = [{ left: 0, top: 0, width: 70, height: 64 }];
    expect(rectsOf(decodeParts(blocks({ rects }), { left: 10, top: 100 }))).toEqual([
      [10, 100, 64, 30],
      [74, 100, 6, 30],
    ]);
    expect(decodeParts(blocks({ rects }), { left: 200, top: 0 })).toEqual([]);
  });

  test('must precede the tiles of its frame', () => {
    const tileSet = frameBlocks(TILES, FRAME).subarray(14 + 15);
    const failure = { kind: 'broken', cause: 'a tile set without a region' };
    expect(decodeParts([headerBlocks(FRAME), tileSet])).toEqual([failure]);
    // The region of an earlier frame does not count.
    const frame = frameBlocks(TILES, FRAME);
    const decoded = decodeParts([headerBlocks(FRAME), frame, frame.subarray(0, 14), tileSet]);
    expect(decoded.filter(({ kind }) => kind === 'broken')).toEqual([failure]);
  });
});

test('the channel size of the headers applies to all later frames', () => {
  const frame = frameBlocks(TILES, { ...FRAME });
  expect(decodeParts([headerBlocks({ ...FRAME, width: 64, height: 64 }), frame, frame])).toHaveLength(2);
});

test('the entropy code of the tile set overrides the code of the context', () => {
  const decoded = decodeParts([
    headerBlocks({ ...FRAME, entropy: 'RLGR3' }),
    frameBlocks(TILES, { ...FRAME, entropy: 'RLGR1' }),
  ]);
  expect(largestError(drawTiles(decoded, SIZE), PICTURE)).toBeLessThanOrEqual(6);
});

describe('an invalid stream', () => {
  const [headers = new Uint8Array(), frame = new Uint8Array()] = blocks();
  const tileSetOffset = 14 + 15;
  const firstTileOffset = tileSetOffset + 22 + 5;

  const version = (id: number): object => ({ kind: 'unsupported', name: 'remotefx-version', id });
  const broken = (cause: string): object => ({ kind: 'broken', cause });

  test.each([
    ['another magic number', [replaceBytes(headers, 6, [1])], version(0x100)],
    ['another version', [replaceBytes(headers, 10, [0, 2])], version(0x200)],
    ['another tile size', [replaceBytes(headers, 12 + 9, [32])], version(32)],
    ['no channel', [replaceBytes(headers, 35 + 6, [0])], broken('a stream without a channel')],
    ['a block length that is too short', [replaceBytes(headers, 2, [5])], broken('a block that is too short')],
    ['a block length that is too long', [replaceBytes(headers, 2, [255])], broken('ends too early')],
    ['another entropy code', [headers, replaceBytes(frame, tileSetOffset + 12, [0, 0])], version(0)],
    [
      'another type of tile set',
      [headers, replaceBytes(frame, tileSetOffset + 8, [1])],
      broken('a tile set of an unknown type'),
    ],
    ['another type of tile', [headers, replaceBytes(frame, firstTileOffset, [1])], broken('a tile of an unknown type')],
  ])('is reported if it has %s', (_, parts, failure) => {
    expect(decodeParts(parts)).toEqual([failure]);
  });

  test('loses only the tile that is too short or refers to missing quantization factors', () => {
    for (const [offset, value] of [
      [6, 9],
      [13, 255],
    ] as const) {
      const decoded = decodeParts([headers, replaceBytes(frame, firstTileOffset + offset, [value])]);
      expect(decoded.map(({ kind }) => kind)).toEqual(['broken', ...Array.from({ length: 11 }, () => 'tile')]);
    }
  });

  test('is not drawn further if one update draws too many tiles, and the next update is drawn', () => {
    const repeatedTiles = Array.from({ length: 300 }, () => TILES[0]).flatMap((tile) => tile ?? []);
    const decoded = decodeParts([headers, frameBlocks(repeatedTiles, FRAME)]);
    expect(decoded.filter(({ kind }) => kind === 'broken')).toEqual([
      { kind: 'broken', cause: 'too much to draw in one update' },
    ]);
    expect(decoded.length).toBeLessThan(120);
    expect(decodeParts([headers, frame])).toHaveLength(12);
  });

  test('is not drawn further if it has too many rectangles to clip', () => {
    const rects = Array.from({ length: 65_535 }, () => ({ left: 0, top: 0, width: 1, height: 1 }));
    const hiddenTiles = Array.from({ length: 200 }, () => ({ column: 2, row: 1, rgba: TILES[0]?.rgba ?? [] }));
    expect(decodeParts([headers, frameBlocks(hiddenTiles, { ...FRAME, rects })])).toEqual([
      { kind: 'broken', cause: 'too much to draw in one update' },
    ]);
  });
});
