// Decodes random bytes and damaged frames. The decoder must never throw, and no tile may be outside the screen.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DecodedItem } from './decoded.ts';
import { createDecoder } from './decoder.ts';
import { fastPathFrames, fastPathPdu, fastPathUpdate, newPointer, cutTiles, UPDATE_CODES } from './test-encoder.ts';
import { pictureOf, PICTURES } from './test-pictures.ts';

const isLong = process.env['FUZZ'] === 'long';
const RUNS = isLong ? 1_000_000 : 20_000;
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const TIMEOUT_MS = isLong ? 4 * 60 * 60_000 : 60_000;

const SCREEN_SIZE = [100, 70] as const;

const framesOf = (name: keyof typeof PICTURES, entropy: 'RLGR1' | 'RLGR3'): Uint8Array[] =>
  fastPathFrames(cutTiles(pictureOf(PICTURES[name], SCREEN_SIZE)), { id: 9, width: 100, height: 70, entropy });

const pointerPdus = newPointer(32, {
  slot: 1,
  hotX: 0,
  hotY: 0,
  width: 4,
  height: 2,
  xorMask: new Uint8Array(32).fill(200),
  andMask: new Uint8Array(4),
});
const VALID_PDUS = [
  ...framesOf('flat', 'RLGR1'),
  ...framesOf('flat', 'RLGR3'),
  ...framesOf('text', 'RLGR3'),
  ...pointerPdus,
];

const header = [0, 0x80, 0];
const byteChange = fc.tuple(fc.nat(20_000), fc.nat(255));

const pdu = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constantFrom(...VALID_PDUS), fc.array(byteChange, { maxLength: 6 })).map(applyChanges),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => fastPathPdu(bytes)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...Object.values(UPDATE_CODES)),
        fc.uint8Array({ maxLength: 200 }),
        fc.integer({ min: 20, max: 300 }),
      )
      .map(([code, data, maxBytes]) => fastPathUpdate(code, data, maxBytes)[0] ?? new Uint8Array(header)),
  },
);

function applyChanges([original, changes]: [Uint8Array, [number, number][]]): Uint8Array {
  const copy = original.slice();
  for (const [index, value] of changes) copy[index % copy.length] = value;
  return copy;
}

function isValidItem(item: DecodedItem): boolean {
  if (item.kind !== 'tile' && !(item.kind === 'pointer' && item.shape === 'bitmap')) return true;
  const hasAllPixels = item.pixels.length === item.width * item.height * 4;
  if (item.kind === 'pointer') return hasAllPixels;
  const { left, top, width, height } = item;
  const isOnScreen = left >= 0 && top >= 0 && left + width <= SCREEN_SIZE[0] && top + height <= SCREEN_SIZE[1];
  return hasAllPixels && isOnScreen && width > 0 && height > 0;
}

test(
  'returns no tile outside the screen for any bytes, and still decodes a pointer after them',
  () => {
    const decoder = createDecoder({
      width: SCREEN_SIZE[0],
      height: SCREEN_SIZE[1],
      ioChannel: 1003,
      userChannel: 1007,
    });
    fc.assert(
      fc.property(pdu, (bytes) => {
        expect(decoder.decode(bytes).filter((item) => !isValidItem(item))).toEqual([]);
        expect(decoder.decode(fastPathPdu([6, 0, 0]))).toEqual([{ kind: 'pointer', shape: 'default' }]);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
  TIMEOUT_MS,
);
