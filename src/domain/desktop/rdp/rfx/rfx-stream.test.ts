import { describe, expect, test } from 'vitest';
import { collectFailure, type DecodedItem } from '#domain/desktop/rdp/decoded.ts';
import {
  type FrameOptions,
  frameBlocks,
  headerBlocks,
  type RgbaTile,
  cutTiles,
} from '#domain/desktop/rdp/test-encoder.ts';
import { drawn, pictureOf, PICTURES, worstError } from '#domain/desktop/rdp/test-pictures.ts';
import { createDecodeWork } from './painter.ts';
import { rectAt } from './region.ts';
import { createStreamDecoder } from './rfx-stream.ts';

const SIZE = [200, 130] as const;
const FRAME: FrameOptions = { id: 1, width: 200, height: 130 };
const PICTURE = pictureOf(PICTURES.slope, SIZE);
const TILES = cutTiles(PICTURE);

function read(parts: readonly Uint8Array[], origin = { left: 0, top: 0 }): DecodedItem[] {
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
const placesOf = (decoded: readonly DecodedItem[]): unknown[] =>
  decoded.map((tile) => (tile.kind === 'tile' ? [tile.left, tile.top, tile.width, tile.height] : tile));

/** With a few bytes changed. */
function changed(bytes: Uint8Array, at: number, values: readonly number[]): Uint8Array {
  const copy = bytes.slice();
  copy.set(values, at);
  return copy;
}

describe('the region', () => {
  test('that names no rectangle is the whole channel', () => {
    const decoded = read(blocks());
    expect(decoded).toHaveLength(12);
    expect(worstError(drawn(decoded, SIZE), PICTURE)).toBeLessThanOrEqual(6);
    expect(placesOf(read(blocks({ width: 70, height: 60 })))).toEqual([
      [0, 0, 64, 60],
      [64, 0, 6, 60],
    ]);
  });

  test('cuts tiles to its rectangles', () => {
    const rects = [
      { left: 60, top: 10, width: 8, height: 3 },
      { left: 0, top: 100, width: 5, height: 5 },
    ];
    const decoded = read(blocks({ rects }));
    expect(placesOf(decoded)).toEqual([
      [60, 10, 4, 3],
      [64, 10, 4, 3],
      [0, 100, 5, 5],
    ]);
    const picture = drawn(decoded, SIZE).pixels;
    const at = (10 * 200 + 66) * 4;
    for (let part = 0; part < 3; part += 1) {
      expect(Math.abs((picture[at + part] ?? 0) - (PICTURE.pixels[at + part] ?? 0))).toBeLessThanOrEqual(6);
    }
  });

  test('draws a tile once where one rectangle holds all of it', () => {
    const rects = [
      { left: 3, top: 3, width: 9, height: 9 },
      { left: 0, top: 0, width: 64, height: 64 },
    ];
    expect(placesOf(read(blocks({ rects })))).toEqual([[0, 0, 64, 64]]);
  });

  test('ends where the screen does', () => {
    const rects = [{ left: 190, top: 120, width: 60_000, height: 60_000 }];
    expect(placesOf(read(blocks({ rects })))).toEqual([
      [190, 120, 2, 8],
      [192, 120, 8, 8],
      [190, 128, 2, 2],
      [192, 128, 8, 2],
    ]);
  });

  test('and its tiles count from where the surface begins', () => {
    const rects = [{ left: 0, top: 0, width: 70, height: 64 }];
    expect(placesOf(read(blocks({ rects }), { left: 10, top: 100 }))).toEqual([
      [10, 100, 64, 30],
      [74, 100, 6, 30],
    ]);
    expect(read(blocks({ rects }), { left: 200, top: 0 })).toEqual([]);
  });

  test('must stand before its tiles', () => {
    const set = frameBlocks(TILES, FRAME).subarray(14 + 15);
    const failure = { kind: 'broken', why: 'a tile set without a region' };
    expect(read([headerBlocks(FRAME), set])).toEqual([failure]);
    // The one of an earlier frame doesn't count.
    const frame = frameBlocks(TILES, FRAME);
    const decoded = read([headerBlocks(FRAME), frame, frame.subarray(0, 14), set]);
    expect(decoded.filter(({ kind }) => kind === 'broken')).toEqual([failure]);
  });
});

test('headers are read once and hold for the frames after them', () => {
  const frame = frameBlocks(TILES, { ...FRAME });
  expect(read([headerBlocks({ ...FRAME, width: 64, height: 64 }), frame, frame])).toHaveLength(2);
});

test('the code of the tile set counts, and not the one of the context', () => {
  const decoded = read([
    headerBlocks({ ...FRAME, entropy: 'RLGR3' }),
    frameBlocks(TILES, { ...FRAME, entropy: 'RLGR1' }),
  ]);
  expect(worstError(drawn(decoded, SIZE), PICTURE)).toBeLessThanOrEqual(6);
});

describe('a stream that is not one', () => {
  const [headers = new Uint8Array(), frame = new Uint8Array()] = blocks();
  const set = 14 + 15;
  const firstTile = set + 22 + 5;

  const version = (id: number): object => ({ kind: 'unsupported', name: 'remotefx-version', id });
  const broken = (why: string): object => ({ kind: 'broken', why });

  test.each([
    ['of another magic', [changed(headers, 6, [1])], version(0x100)],
    ['of another version', [changed(headers, 10, [0, 2])], version(0x200)],
    ['of other tiles', [changed(headers, 12 + 9, [32])], version(32)],
    ['without a channel', [changed(headers, 35 + 6, [0])], broken('a stream without a channel')],
    ['of a block too short', [changed(headers, 2, [5])], broken('a block that is too short')],
    ['of a block too long', [changed(headers, 2, [255])], broken('ends too early')],
    ['of another entropy code', [headers, changed(frame, set + 12, [0, 0])], version(0)],
    ['of another tile set', [headers, changed(frame, set + 8, [1])], broken('a tile set of an unknown type')],
    ['of another tile', [headers, changed(frame, firstTile, [1])], broken('a tile of an unknown type')],
  ])('%s is named', (_, parts, failure) => {
    expect(read(parts)).toEqual([failure]);
  });

  test('loses no more than one tile by one that has no factors, or is too short', () => {
    for (const [at, value] of [
      [6, 9],
      [13, 255],
    ] as const) {
      const decoded = read([headers, changed(frame, firstTile + at, [value])]);
      expect(decoded.map(({ kind }) => kind)).toEqual(['broken', ...Array.from({ length: 11 }, () => 'tile')]);
    }
  });

  test('may not draw the screen many times in one update', () => {
    const many = Array.from({ length: 300 }, () => TILES[0]).flatMap((tile) => tile ?? []);
    const decoded = read([headers, frameBlocks(many, FRAME)]);
    expect(decoded.filter(({ kind }) => kind === 'broken')).toEqual([
      { kind: 'broken', why: 'too much to draw in one update' },
    ]);
    expect(decoded.length).toBeLessThan(120);
    expect(read([headers, frame])).toHaveLength(12);
  });

  test('may not have more rectangles than can be looked at', () => {
    const rects = Array.from({ length: 65_535 }, () => ({ left: 0, top: 0, width: 1, height: 1 }));
    const far = Array.from({ length: 200 }, () => ({ column: 2, row: 1, rgba: TILES[0]?.rgba ?? [] }));
    expect(read([headers, frameBlocks(far, { ...FRAME, rects })])).toEqual([
      { kind: 'broken', why: 'too much to draw in one update' },
    ]);
  });
});
