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

function decoded(data: Uint8Array, entropy: EntropyMode, shifts = NO_SHIFTS): Int16Array {
  // Whatever was there before is gone afterwards.
  const coefficients = new Int16Array(TILE_PIXELS).fill(77);
  decodeRlgr(data, { coefficients, shifts, isRlgr3: entropy === 'RLGR3' });
  return coefficients;
}

const bytesOf = (bits: string): Uint8Array => {
  const whole = bits.replaceAll(' ', '');
  return Uint8Array.from(whole.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
};

describe('bits written by hand after MS-RDPRFX 3.1.8.1.7.3', () => {
  test.each([
    // End of zeros, a run of none in one bit, the sign, and the magnitude less one with kr of 1.
    ['RLGR1', '1 0 0 00', [1]],
    ['RLGR3', '1 0 0 00', [1]],
    ['RLGR1', '1 0 1 00', [-1]],
    // Two zeros by one escape.
    ['RLGR1', '0 1 0 0 01', [0, 0, 2]],
    // One zero in the bits of the run.
    ['RLGR3', '1 1 1 01', [0, -2]],
    // k falls to 0 and kr too: six ones stand for 3.
    ['RLGR1', '1 0 0 00 1111110', [1, 3]],
    // Six and three are nine, and six again in four bits.
    ['RLGR3', '1 0 0 00 1111111110 0110', [1, 3, -2]],
    ['RLGR1', '', []],
  ] as const)('%s reads %s', (entropy, bits, values) => {
    const all = decoded(bytesOf(bits), entropy);
    expect([...all.subarray(0, values.length)]).toEqual(values);
    expect(all.subarray(values.length).every((value) => value === 0)).toBe(true);
  });
});

test.each(['y', 'cb', 'cr'] as const)('the %s of the example in MS-RDPRFX 4.2.4.2 is read to the bit', (name) => {
  const coefficients = decoded(COMPONENT_BYTES[name], 'RLGR3');
  const digest = createHash('sha256').update(new Uint8Array(coefficients.buffer)).digest('hex');
  expect(digest).toBe(COEFFICIENT_DIGESTS[name]);
});

/** The same in every run. */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

const KINDS = {
  'zeros alone': () => 0,
  'ones alone': () => 1,
  'hardly anything': (random) => (random() < 0.002 ? 3 : 0),
  'small values': (random) => Math.round((random() - 0.5) * 6),
  'all there can be': (random) => Math.round((random() - 0.5) * 65_000),
  'quiet and loud by turns': (random, index) => (index % 512 < 400 ? 0 : Math.round((random() - 0.5) * 2000)),
  'one at the very end': (_, index) => (index === TILE_PIXELS - 1 ? -5 : 0),
  'one before the end': (_, index) => (index === TILE_PIXELS - 2 ? 9 : 0),
} satisfies Record<string, (random: () => number, index: number) => number>;

test('nothing is left of what was read before', () => {
  const begun = bytesOf('1 0 0 00 111');
  decoded(new Uint8Array(100).fill(255), 'RLGR1');
  expect([...decoded(begun, 'RLGR1').subarray(0, 3)]).toEqual([1, -2, 0]);
});

describe.each(ENTROPIES)('%s', (entropy) => {
  test.each(Object.entries(KINDS))('gives back %s', (_, valueAt) => {
    const random = randomly(7);
    const values = Array.from({ length: TILE_PIXELS }, (_, index) => valueAt(random, index) || 0);
    expect([...decoded(encodeEntropy(values, entropy), entropy)]).toEqual(values);
  });

  test('shifts each 64 coefficients by their own factor', () => {
    const values = Array.from({ length: TILE_PIXELS }, (_, index) => (index % 5) - 2);
    const shifts = Uint8Array.from({ length: 64 }, (_, index) => index % 10);
    const wanted = values.map((value, index) => value * 2 ** ((index >> 6) % 10));
    expect([...decoded(encodeEntropy(values, entropy), entropy, shifts)]).toEqual(wanted.map((value) => value || 0));
  });

  test('takes the longest data and runs of ones without end', () => {
    expect(decoded(new Uint8Array(0xffff).fill(255), entropy)).toHaveLength(TILE_PIXELS);
    expect(decoded(new Uint8Array(0xffff).fill(0b1000_0111), entropy)).toHaveLength(TILE_PIXELS);
  });

  test('has zeros for what was cut off', () => {
    const values = Array.from({ length: TILE_PIXELS }, (_, index) => (index % 7) - 3);
    const coded = encodeEntropy(values, entropy);
    const begun = [...decoded(coded.subarray(0, coded.length / 2), entropy)];
    expect(begun.slice(0, 1000)).toEqual(values.slice(0, 1000));
    expect(begun.slice(-500).every((value) => value === 0)).toBe(true);
  });
});
