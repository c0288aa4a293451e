import { describe, expect, test } from 'vitest';
import type { DecodedItem } from './decoded.ts';
import { createDecoder } from './decoder.ts';
import {
  type EntropyMode,
  fastPathFrames,
  fastPathPdu,
  fastPathUpdate,
  FINEST_QUANTIZATION,
  type FrameOptions,
  frameCommands,
  frameMarker,
  REMOTEFX_CODEC,
  TILE_ROWS,
  STREAM_BYTES,
  surfaceBits,
  cutTiles,
  UPDATE_CODES,
  DEFAULT_QUANTIZATION,
} from './test-encoder.ts';
import { drawTiles, pictureOf, PICTURES, largestError } from './test-pictures.ts';

const CHANNELS = { ioChannel: 1003, userChannel: 1007 };
const SIZE = [150, 100] as const;
const FRAME: FrameOptions = { id: 5, width: 150, height: 100 };

function decodePdus(pdus: readonly Uint8Array[], [width, height]: readonly [number, number] = SIZE): DecodedItem[] {
  const decoder = createDecoder({ width, height, ...CHANNELS });
  return pdus.flatMap((pdu) => decoder.decode(pdu));
}
const pdusOfCommands = (...parts: readonly Uint8Array[]): Uint8Array[] =>
  fastPathUpdate(UPDATE_CODES.surfaceCommands, Uint8Array.from(parts.flatMap((part) => [...part])));
const kindsOf = (decoded: readonly DecodedItem[]): string[] => decoded.map(({ kind }) => kind);
const TILE_RECT = { codec: REMOTEFX_CODEC, left: 0, top: 0, width: 64, height: 64 };

describe.each(['RLGR1', 'RLGR3'] satisfies EntropyMode[])('a picture in %s', (entropy) => {
  // The limits are in color levels (0 to 255). Even the finest quantization loses a level per sub-band, which adds up.
  test.each([
    ['flat', FINEST_QUANTIZATION, 1],
    ['slope', FINEST_QUANTIZATION, 4],
    ['photo', FINEST_QUANTIZATION, 7],
    ['text', FINEST_QUANTIZATION, 4],
    ['noise', FINEST_QUANTIZATION, 8],
    ['flat', DEFAULT_QUANTIZATION, 1],
    ['slope', DEFAULT_QUANTIZATION, 6],
    ['photo', DEFAULT_QUANTIZATION, 24],
    ['text', DEFAULT_QUANTIZATION, 20],
    ['noise', DEFAULT_QUANTIZATION, 42],
  ] as const)(
    'is the same after encoding and decoding: %s with quantization %j, within %i levels',
    (name, quantization, maxError) => {
      const picture = pictureOf(PICTURES[name], SIZE);
      const decoded = decodePdus(fastPathFrames(cutTiles(picture), { ...FRAME, entropy, quantization }));
      expect(kindsOf(decoded)).toEqual([...Array.from({ length: 6 }, () => 'tile'), 'respond']);
      expect(largestError(drawTiles(decoded, SIZE), picture)).toBeLessThanOrEqual(maxError);
    },
  );
});

test('a frame with changed rectangles draws only pixels in these rectangles', () => {
  const picture = pictureOf(PICTURES.photo, SIZE);
  const rects = [
    { left: 60, top: 60, width: 10, height: 10 },
    { left: 140, top: 0, width: 10, height: 20 },
  ];
  const tiles = cutTiles(picture, rects);
  expect(tiles.map(({ column, row }) => [column, row])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
  ]);
  const { pixels } = drawTiles(
    decodePdus(fastPathFrames(tiles, { ...FRAME, rects, quantization: FINEST_QUANTIZATION })),
    SIZE,
  );
  const isInside = (x: number, y: number): boolean =>
    rects.some(({ left, top, width, height }) => x >= left && x < left + width && y >= top && y < top + height);
  const wrongPixels = Array.from({ length: 150 * 100 }, (_, pixelIndex) => pixelIndex).filter((at) => {
    if (!isInside(at % 150, Math.floor(at / 150))) return pixels[at * 4 + 3] !== 0;
    return Math.abs((pixels[at * 4] ?? 0) - (picture.pixels[at * 4] ?? 0)) > 7;
  });
  expect(wrongPixels).toEqual([]);
});

test('decodes the example of MS-RDPRFX 4.2.4 within one level per color value', () => {
  const decoded = decodePdus(pdusOfCommands(surfaceBits(TILE_RECT, STREAM_BYTES)), [64, 64]);
  const [tile] = decoded;
  expect(decoded).toHaveLength(1);
  if (tile?.kind !== 'tile') throw new Error('no tile');
  for (const [row, colors] of Object.entries(TILE_ROWS)) {
    const expectedColors = colors
      .split(' ')
      .flatMap((color) => [0, 2, 4].map((offset) => Number.parseInt(color.slice(offset, offset + 2), 16)));
    const rowColors = [...tile.pixels.subarray(Number(row) * 256, Number(row) * 256 + 256)].filter(
      (_, index) => index % 4 < 3,
    );
    expect(
      Math.max(...rowColors.map((value, index) => Math.abs(value - (expectedColors[index] ?? 0)))),
    ).toBeLessThanOrEqual(1);
  }
});

test('acknowledges a frame by its number at the end of the frame', () => {
  const decoded = decodePdus(pdusOfCommands(frameMarker('begin', 0x0a0b0c0d), frameMarker('end', 0x0a0b0c0d)));
  expect(decoded).toHaveLength(1);
  const [response] = decoded;
  expect(response?.kind === 'respond' && [...response.bytes.subarray(-4)]).toEqual([0x0d, 0x0c, 0x0b, 0x0a]);
});

test('answers at most 256 frame ends in one update', () => {
  const decoded = decodePdus(pdusOfCommands(...Array.from({ length: 300 }, (_, id) => frameMarker('end', id))));
  expect(kindsOf(decoded)).toEqual([...Array.from({ length: 256 }, () => 'respond'), 'broken']);
});

test('reports at most 65,536 failures of an update, and decodes the next update', () => {
  const bits = surfaceBits({ ...TILE_RECT, codec: 9 }, new Uint8Array());
  const repeatedBits = new Uint8Array(70_000 * bits.length);
  for (let offset = 0; offset < repeatedBits.length; offset += bits.length) repeatedBits.set(bits, offset);
  const decoder = createDecoder({ width: 64, height: 64, ...CHANNELS });
  const decoded = fastPathUpdate(UPDATE_CODES.surfaceCommands, repeatedBits).flatMap((pdu) => decoder.decode(pdu));
  expect(decoded).toHaveLength(65_536);
  expect(decoder.decode(fastPathPdu([5, 0, 0]))).toEqual([{ kind: 'pointer', shape: 'hidden' }]);
});

test('acknowledges a frame end without a number as frame 0', () => {
  const [response] = decodePdus(pdusOfCommands(Uint8Array.of(4, 0, 1, 0)));
  expect(response?.kind === 'respond' && [...response.bytes.subarray(-4)]).toEqual([0, 0, 0, 0]);
});

test('tiles do not share their buffers', () => {
  const pdus = fastPathFrames(cutTiles(pictureOf(PICTURES.photo, [128, 64])), { ...FRAME, width: 128, height: 64 });
  const [first, second] = decodePdus(pdus, [128, 64]);
  if (first?.kind !== 'tile' || second?.kind !== 'tile') throw new Error('no tiles');
  expect(first.pixels.buffer).not.toBe(second.pixels.buffer);
  expect(first.pixels.byteLength).toBe(64 * 64 * 4);
});

test('limits the screen to 8192 by 8192 pixels', () => {
  const rgba = new Uint8ClampedArray(64 * 64 * 4);
  const tiles = [
    { column: 127, row: 127, rgba },
    { column: 128, row: 0, rgba },
    { column: 0, row: 128, rgba },
  ];
  const decoded = decodePdus(fastPathFrames(tiles, { id: 1, width: 65_535, height: 65_535 }), [65_535, 65_535]);
  expect(decoded.filter(({ kind }) => kind === 'tile')).toHaveLength(1);
});

describe('unsupported features', () => {
  const unsupported = (name: string, id?: number): object => ({
    kind: 'unsupported',
    name,
    ...(id !== undefined && { id }),
  });

  test.each([
    [0, unsupported('orders')],
    [1, unsupported('bitmap-update')],
    [13, unsupported('update', 13)],
    [15, unsupported('update', 15)],
  ])('include updates of type %i', (code, expected) => {
    expect(decodePdus(fastPathUpdate(code, new Uint8Array(9)))).toEqual([expected]);
  });

  test.each([2, 3, 7])('exclude updates of type %i, which draw nothing', (code) => {
    expect(decodePdus(fastPathUpdate(code, new Uint8Array(9)))).toEqual([]);
  });

  test.each([0, 1, 2, 10, 255])('include codec %i, whose frame is still acknowledged', (codec) => {
    const decoded = decodePdus(
      pdusOfCommands(surfaceBits({ ...TILE_RECT, codec }, new Uint8Array(30)), frameMarker('end', 1)),
    );
    expect(decoded[0]).toEqual(unsupported('codec', codec));
    expect(kindsOf(decoded)).toEqual(['unsupported', 'respond']);
  });
});

test('reports an unknown surface command, and returns the results of the commands before it', () => {
  expect(kindsOf(decodePdus(pdusOfCommands(frameMarker('end', 1), Uint8Array.of(9, 0, 1))))).toEqual([
    'respond',
    'broken',
  ]);
});

test('draws the pictures of "set" commands in the same way as those of "stream" commands', () => {
  const streamed = surfaceBits(TILE_RECT, STREAM_BYTES);
  const setBits = Uint8Array.from([1, 0, ...streamed.subarray(2)]);
  expect(decodePdus(pdusOfCommands(setBits), [64, 64])).toEqual(decodePdus(pdusOfCommands(streamed), [64, 64]));
});

test('skips the optional timestamps before a picture', () => {
  const bits = surfaceBits(TILE_RECT, STREAM_BYTES);
  const bitsWithTimestamps = Uint8Array.from([...bits.subarray(0, 22), ...new Uint8Array(24), ...bits.subarray(22)]);
  bitsWithTimestamps[11] = 1;
  expect(decodePdus(pdusOfCommands(bitsWithTimestamps), [64, 64])).toEqual(decodePdus(pdusOfCommands(bits), [64, 64]));
});

test('a frame that is cut within a command is reported as broken, and the next frame is drawn', () => {
  const completeFrame = frameCommands(cutTiles(pictureOf(PICTURES.photo, [64, 64])), { id: 1, width: 64, height: 64 });
  const decoder = createDecoder({ width: 64, height: 64, ...CHANNELS });
  // A frame that is cut between commands, or before the optional frame number, is valid.
  const validLengths = [0, 4, 8, completeFrame.length - 8, completeFrame.length - 4];
  for (let length = 0; length < completeFrame.length; length += 1) {
    const decoded = fastPathUpdate(UPDATE_CODES.surfaceCommands, completeFrame.subarray(0, length)).flatMap((pdu) =>
      decoder.decode(pdu),
    );
    expect(kindsOf(decoded).includes('broken')).toBe(!validLengths.includes(length));
  }
  expect(
    kindsOf(fastPathUpdate(UPDATE_CODES.surfaceCommands, completeFrame).flatMap((pdu) => decoder.decode(pdu))),
  ).toEqual(['tile', 'respond']);
});

test('a PDU that is cut at any byte is reported as broken, and the next PDU is decoded', () => {
  const decoder = createDecoder({ width: 150, height: 100, ...CHANNELS });
  const [pdu = new Uint8Array()] = fastPathFrames(cutTiles(pictureOf(PICTURES.flat, SIZE)), FRAME);
  for (let length = 0; length < pdu.length; length += 1) {
    expect(decoder.decode(pdu.subarray(0, length)).at(-1)).toEqual({ kind: 'broken', cause: 'ends too early' });
  }
  expect(decoder.decode(fastPathPdu([5, 0, 0]))).toEqual([{ kind: 'pointer', shape: 'hidden' }]);
});
