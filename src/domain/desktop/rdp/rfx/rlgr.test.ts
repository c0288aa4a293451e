import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  COEFFICIENT_DIGESTS,
  COMPONENT_BYTES,
  encodeEntropy,
  type EntropyMode,
} from '#domain/desktop/rdp/test-encoder.ts';
import { createRlgrDecoder } from './rlgr.ts';
import { TILE_PIXELS } from './tile-size.ts';

const NO_SHIFTS = new Uint8Array(64);
const ENTROPIES: readonly EntropyMode[] = ['RLGR1', 'RLGR3'];
const decodeRlgr = createRlgrDecoder();

function decodeCoefficients(data: Uint8Array, entropy: EntropyMode, shifts = NO_SHIFTS): Int16Array {
  // Old values must be overwritten.
  const coefficients = new Int16Array(TILE_PIXELS).fill(77);
  decodeRlgr(data, { coefficients, shifts, isRlgr3: entropy === 'RLGR3' });
  return coefficients;
}

const bytesOf = (bits: string): Uint8Array => {
  const allBits = bits.replaceAll(' ', '');
  return Uint8Array.from(allBits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
};

describe('bits written by hand for MS-RDPRFX 3.1.8.1.7.3', () => {
  test.each([
    // The end of the zeros, a run of no values in one bit, the sign, and the magnitude minus one with kr = 1.
    ['RLGR1', '1 0 0 00', [1]],
    ['RLGR3', '1 0 0 00', [1]],
    ['RLGR1', '1 0 1 00', [-1]],
    // A first bit of 0 encodes two zero values.
    ['RLGR1', '0 1 0 0 01', [0, 0, 2]],
    // The bits of the run encode one zero value.
    ['RLGR3', '1 1 1 01', [0, -2]],
    // k and kr are 0 after the first value: six ones encode 3.
    ['RLGR1', '1 0 0 00 1111110', [1, 3]],
    // The sum of two codes (6 for 3, 3 for -2) in nine ones, then the first code, 6, in four bits.
    ['RLGR3', '1 0 0 00 1111111110 0110', [1, 3, -2]],
    ['RLGR1', '', []],
  ] as const)('as %s, the bits %s are decoded', (entropy, bits, values) => {
    const coefficients = decodeCoefficients(bytesOf(bits), entropy);
    expect([...coefficients.subarray(0, values.length)]).toEqual(values);
    expect(coefficients.subarray(values.length).every((value) => value === 0)).toBe(true);
  });
});

test.each(['y', 'cb', 'cr'] as const)('decodes component %s of the example in MS-RDPRFX 4.2.4.2', (name) => {
  const coefficients = decodeCoefficients(COMPONENT_BYTES[name], 'RLGR3');
  const digest = createHash('sha256').update(new Uint8Array(coefficients.buffer)).digest('hex');
  expect(digest).toBe(COEFFICIENT_DIGESTS[name]);
});

/** Pseudorandom numbers from 0 up to 1, the same in every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

const VALUE_PATTERNS = {
  'only zeros': () => 0,
  'only ones': () => 1,
  'rare values': (random) => (random() < 0.002 ? 3 : 0),
  'small values': (random) => Math.round((random() - 0.5) * 6),
  'values of the whole range': (random) => Math.round((random() - 0.5) * 65_000),
  'zeros and large values in turns': (random, index) => (index % 512 < 400 ? 0 : Math.round((random() - 0.5) * 2000)),
  'one value at the end': (_, index) => (index === TILE_PIXELS - 1 ? -5 : 0),
  'one value before the end': (_, index) => (index === TILE_PIXELS - 2 ? 9 : 0),
} satisfies Record<string, (random: () => number, index: number) => number>;

test('is not affected by previously decoded data', () => {
  const shortData = bytesOf('1 0 0 00 111');
  decodeCoefficients(new Uint8Array(100).fill(255), 'RLGR1');
  expect([...decodeCoefficients(shortData, 'RLGR1').subarray(0, 3)]).toEqual([1, -2, 0]);
});

describe.each(ENTROPIES)('%s', (entropy) => {
  test.each(Object.entries(VALUE_PATTERNS))('decodes %s without loss', (_, valueAt) => {
    const random = seededRandom(7);
    const values = Array.from({ length: TILE_PIXELS }, (_, index) => valueAt(random, index) || 0);
    expect([...decodeCoefficients(encodeEntropy(values, entropy), entropy)]).toEqual(values);
  });

  test('shifts each group of 64 coefficients by its own shift', () => {
    const values = Array.from({ length: TILE_PIXELS }, (_, index) => (index % 5) - 2);
    const shifts = Uint8Array.from({ length: 64 }, (_, index) => index % 10);
    const expected = values.map((value, index) => value * 2 ** ((index >> 6) % 10));
    expect([...decodeCoefficients(encodeEntropy(values, entropy), entropy, shifts)]).toEqual(
      expected.map((value) => value || 0),
    );
  });

  test('returns a whole tile for data of the maximum length with long runs of ones', () => {
    expect(decodeCoefficients(new Uint8Array(0xffff).fill(255), entropy)).toHaveLength(TILE_PIXELS);
    expect(decodeCoefficients(new Uint8Array(0xffff).fill(0b1000_0111), entropy)).toHaveLength(TILE_PIXELS);
  });

  test('decodes the start of truncated data, and sets the last coefficients to zero', () => {
    const values = Array.from({ length: TILE_PIXELS }, (_, index) => (index % 7) - 3);
    const coded = encodeEntropy(values, entropy);
    const result = [...decodeCoefficients(coded.subarray(0, coded.length / 2), entropy)];
    expect(result.slice(0, 1000)).toEqual(values.slice(0, 1000));
    expect(result.slice(-500).every((value) => value === 0)).toBe(true);
  });
});
