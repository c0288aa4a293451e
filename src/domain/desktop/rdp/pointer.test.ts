import { describe, expect, test } from 'vitest';
import type { DecodedItem } from './decoded.ts';
import { createDecoder } from './decoder.ts';
import {
  cachedPointer,
  colorPointer,
  defaultPointer,
  fastPathPdu,
  fastPathUpdate,
  hiddenPointer,
  largePointer,
  newPointer,
  pointerPosition,
  UPDATE_CODES,
} from './test-encoder.ts';

const decodePdus = (...pdus: readonly (readonly Uint8Array[])[]): DecodedItem[] => {
  const decoder = createDecoder({ width: 800, height: 600, ioChannel: 1003, userChannel: 1007 });
  return pdus.flat().flatMap((pdu) => decoder.decode(pdu));
};

const TRANSPARENT = [0, 0, 0, 0];
const BLACK = [0, 0, 0, 255];
const WHITE = [255, 255, 255, 255];
const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

const bitmap = (width: number, height: number, colors: readonly (readonly number[])[]): object => ({
  kind: 'pointer',
  shape: 'bitmap',
  width,
  height,
  hotX: 1,
  hotY: 2,
  pixels: Uint8ClampedArray.from(colors.flat()),
});

const pointerOptions = (
  size: { width: number; height: number },
  xorMask: readonly number[],
  andMask: readonly number[],
): Parameters<typeof colorPointer>[0] => ({
  slot: 3,
  hotX: 1,
  hotY: 2,
  ...size,
  xorMask: Uint8Array.from(xorMask),
  andMask: Uint8Array.from(andMask),
});

/** A pointer of one red pixel. */
const redDotOptions = pointerOptions({ width: 1, height: 1 }, [0, 0, 255, 0], [0, 0]);
const redDotPointer = bitmap(1, 1, [RED]);

test('decodes a hidden pointer and the default pointer', () => {
  expect(decodePdus(hiddenPointer(), defaultPointer())).toEqual([
    { kind: 'pointer', shape: 'hidden' },
    { kind: 'pointer', shape: 'default' },
  ]);
});

test('ignores pointer positions', () => {
  expect(decodePdus(pointerPosition(10, 20))).toEqual([]);
});

describe('a pointer of 24 bits', () => {
  // Blue, green and red of each pixel. The first line is the bottom one. Lines are padded to 16 bits.
  const colors = [255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255];
  const threeByTwo = pointerOptions(
    { width: 3, height: 2 },
    [...colors.slice(0, 9), 0, ...colors.slice(9), 0],
    [0b0110_0000, 0, 0b0100_0000, 0],
  );

  test('is read from the bottom line, and is transparent where it is masked and black', () => {
    expect(decodePdus(colorPointer(threeByTwo))).toEqual([
      bitmap(3, 2, [RED, TRANSPARENT, WHITE, BLUE, WHITE, TRANSPARENT]),
    ]);
  });

  test('is the same as a new pointer of the same depth', () => {
    expect(decodePdus(newPointer(24, threeByTwo))).toEqual(decodePdus(colorPointer(threeByTwo)));
  });

  test('is fully opaque without a mask', () => {
    expect(decodePdus(colorPointer({ ...redDotOptions, andMask: new Uint8Array() }))).toEqual([redDotPointer]);
  });
});

test('reads a pointer of 1 bit from the top line, and shows a checkerboard where it would invert the screen', () => {
  // The colors of masked pixels mean transparent or inverted, those of other pixels black or white.
  const mono = pointerOptions(
    { width: 4, height: 2 },
    [0b0101_0000, 0, 0b1100_0000, 0],
    [0b1100_0000, 0, 0b1100_0000, 0],
  );
  expect(decodePdus(newPointer(1, mono))).toEqual([
    bitmap(4, 2, [TRANSPARENT, BLACK, BLACK, WHITE, BLACK, WHITE, BLACK, BLACK]),
  ]);
});

test('uses the alpha channel of a pointer of 32 bits, for example for a shadow', () => {
  const translucent = pointerOptions(
    { width: 2, height: 2 },
    [0, 0, 0, 64, 0, 0, 0, 255, 0, 0, 255, 128, 255, 0, 0, 255],
    [0b1100_0000, 0, 0, 0],
  );
  expect(decodePdus(newPointer(32, translucent))).toEqual([
    bitmap(2, 2, [[255, 0, 0, 128], BLUE, [0, 0, 0, 64], TRANSPARENT]),
  ]);
});

test('reads lines of a 1-bit pointer that are padded to 16 pixels', () => {
  const wide = pointerOptions({ width: 9, height: 1 }, [255, 0b1000_0000], []);
  expect(decodePdus(newPointer(1, wide))).toEqual([
    bitmap(
      9,
      1,
      Array.from({ length: 9 }, () => WHITE),
    ),
  ]);
});

test('reads large pointers with sides of up to 384 pixels, and rejects larger ones', () => {
  const large = (side: number): Uint8Array[] =>
    largePointer(
      32,
      pointerOptions(
        { width: side, height: 1 },
        Array.from({ length: side * 4 }, () => 255),
        [],
      ),
    );
  expect(decodePdus(large(384))).toEqual([
    bitmap(
      384,
      1,
      Array.from({ length: 384 }, () => WHITE),
    ),
  ]);
  expect(decodePdus(large(385))).toEqual([{ kind: 'broken', cause: 'a pointer that is too large' }]);
});

test('accepts a pointer without pixels', () => {
  expect(decodePdus(colorPointer(pointerOptions({ width: 0, height: 0 }, [], [])))).toEqual([bitmap(0, 0, [])]);
});

describe('the pointer cache', () => {
  test('returns the latest pointer of a slot', () => {
    const blue = { ...redDotOptions, xorMask: Uint8Array.of(255, 0, 0, 0) };
    expect(
      decodePdus(colorPointer({ ...redDotOptions, slot: 1 }), newPointer(24, blue), cachedPointer(1)).at(-1),
    ).toEqual(redDotPointer);
    expect(decodePdus(colorPointer(redDotOptions), newPointer(24, blue), cachedPointer(3)).at(-1)).toEqual(
      bitmap(1, 1, [BLUE]),
    );
  });

  test('does not share its pixels with returned pointers', () => {
    const decoder = createDecoder({ width: 800, height: 600, ioChannel: 1003, userChannel: 1007 });
    const [first] = colorPointer(redDotOptions).flatMap((pdu) => decoder.decode(pdu));
    if (first?.kind === 'pointer' && first.shape === 'bitmap')
      structuredClone(first.pixels, { transfer: [first.pixels.buffer] });
    expect(cachedPointer(3).flatMap((pdu) => decoder.decode(pdu))).toEqual([redDotPointer]);
  });

  test('reports a slot without a pointer as broken', () => {
    expect(decodePdus(cachedPointer(3), colorPointer(redDotOptions))).toEqual([
      { kind: 'broken', cause: 'a pointer that was never sent' },
      redDotPointer,
    ]);
  });

  test('returns only the last pointer of a PDU', () => {
    const largeBitmap = largePointer(
      1,
      pointerOptions(
        { width: 384, height: 384 },
        Array.from({ length: 48 * 384 }, () => 255),
        [],
      ),
    );
    const cached = fastPathPdu(Array.from({ length: 6000 }, () => [UPDATE_CODES.cachedPointer, 2, 0, 3, 0]).flat());
    const hidden = fastPathPdu([UPDATE_CODES.pointerHidden, 0, 0, UPDATE_CODES.cachedPointer, 2, 0, 3, 0]);
    expect(decodePdus(largeBitmap, [cached]).map(({ kind }) => kind)).toEqual(['pointer', 'pointer']);
    expect(decodePdus(colorPointer(redDotOptions), [hidden]).slice(1)).toEqual([redDotPointer]);
    // A pointer position does not change the shape.
    const moved = fastPathPdu([UPDATE_CODES.pointerHidden, 0, 0, UPDATE_CODES.pointerPosition, 4, 0, 1, 0, 2, 0]);
    expect(decodePdus([moved])).toEqual([{ kind: 'pointer', shape: 'hidden' }]);
  });

  test('has 128 slots', () => {
    expect(decodePdus(colorPointer({ ...redDotOptions, slot: 127 }))).toEqual([redDotPointer]);
    expect(decodePdus(colorPointer({ ...redDotOptions, slot: 128 }))).toEqual([
      { kind: 'broken', cause: 'a pointer that is too large' },
    ]);
  });
});

test.each([0, 4, 8, 16, 25, 65_535])('reports a depth of %i bits as unsupported', (depth) => {
  expect(decodePdus(newPointer(depth, redDotOptions))).toEqual([
    { kind: 'unsupported', name: 'pointer-depth', id: depth },
  ]);
});

test.each([
  ['colors', { ...redDotOptions, xorMask: Uint8Array.of(1, 2, 3) }],
  ['mask bits', { ...redDotOptions, andMask: Uint8Array.of(1) }],
])('reports a pointer whose %s have too few bytes', (part, incompletePointer) => {
  const cause = part === 'mask bits' ? 'a pointer without its mask' : 'a pointer without its colors';
  expect(decodePdus(colorPointer(incompletePointer))).toEqual([{ kind: 'broken', cause }]);
});

test('reports a pointer that is cut at any byte', () => {
  const data = (newPointer(24, redDotOptions)[0] ?? new Uint8Array()).subarray(5);
  for (let length = 0; length < data.length; length += 1) {
    expect(decodePdus(fastPathUpdate(UPDATE_CODES.newPointer, data.subarray(0, length)))).toEqual([
      { kind: 'broken', cause: 'ends too early' },
    ]);
  }
});
