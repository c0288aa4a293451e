// Decodes RLGR, the adaptive run-length Golomb-Rice code of RemoteFX (MS-RDPRFX 3.1.8.1.7.3), and multiplies the
// coefficients by their quantization factors.
import { TILE_PIXELS } from './tile-size.ts';

export interface RlgrTarget {
  coefficients: Int16Array;
  /** The left shift of each 64 coefficients in a row. No sub-band is smaller. */
  shifts: Uint8Array;
  isRlgr3: boolean;
}

const MAX_PARAM = 80;
// Lengths on the wire have 16 bits. Zeros after the data end every run of ones and decode as zeros.
const SCRATCH_BYTES = 0x10000 + 16;

/** Decodes a signed value: even codes are positive, odd codes negative. */
const decodeSign = (code: number): number => (code >> 1) ^ -(code & 1);

export function createRlgrDecoder(): (data: Uint8Array, target: RlgrTarget) => void {
  const bytes = new Uint8Array(SCRATCH_BYTES);
  const view = new DataView(bytes.buffer);
  /** At least 25 bits starting at this position, with the first bit as the highest. */
  const peek = (bitPosition: number): number => view.getInt32(bitPosition >> 3) << (bitPosition & 7);

  return (data, { coefficients, shifts, isRlgr3 }) => {
    bytes.set(data);
    bytes.fill(0, data.length, data.length + 16);
    coefficients.fill(0);
    const end = data.length * 8;
    let bitPosition = 0;
    let index = 0;
    // The names of the specification: `k` and `kr` are the current parameters, which adapt by way of `kp` and `krp`.
    let kp = 8;
    let krp = 8;
    while (bitPosition < end && index < TILE_PIXELS) {
      let sign = -1;
      let k = kp >> 3;
      if (k) {
        // Each zero encodes a longer run. After 24 zeros, the index is past the last coefficient.
        const zeros = Math.min(Math.clz32(peek(bitPosition)), 24);
        for (let rest = zeros; rest; rest -= 1) {
          index += 1 << k;
          kp = Math.min(kp + 4, MAX_PARAM);
          k = kp >> 3;
        }
        bitPosition += zeros;
        const run = peek(bitPosition + 1);
        index += run >>> (32 - k);
        sign = (run >>> (31 - k)) & 1;
        bitPosition += k + 2;
        if (index >= TILE_PIXELS) return;
      }

      let quotient = 0;
      let ones = Math.clz32(~peek(bitPosition));
      while (ones >= 24) {
        quotient += 24;
        bitPosition += 24;
        ones = Math.clz32(~peek(bitPosition));
      }
      quotient += ones;
      bitPosition += ones + 1;
      const kr = krp >> 3;
      // JavaScript shifts by 32 as by 0, so two shifts are needed when no bits are read.
      const code = (quotient << kr) | ((peek(bitPosition) >>> 1) >>> (31 - kr));
      bitPosition += kr;
      if (quotient === 0) krp = Math.max(krp - 2, 0);
      else if (quotient > 1) krp = Math.min(krp + quotient, MAX_PARAM);

      if (sign >= 0) {
        coefficients[index] = (sign ? ~code : code + 1) << (shifts[index >> 6] ?? 0);
        index += 1;
        kp = Math.max(kp - 6, 0);
      } else if (!isRlgr3) {
        coefficients[index] = decodeSign(code) << (shifts[index >> 6] ?? 0);
        index += 1;
        kp = code ? Math.max(kp - 3, 0) : Math.min(kp + 3, MAX_PARAM);
      } else {
        const length = 32 - Math.clz32(code);
        // A valid code has at most 17 bits: twice the largest coefficient.
        if (length > 24) return;
        const firstCode = (peek(bitPosition) >>> 1) >>> (31 - length);
        const secondCode = code - firstCode;
        bitPosition += length;
        coefficients[index] = decodeSign(firstCode) << (shifts[index >> 6] ?? 0);
        index += 1;
        if (index < TILE_PIXELS) coefficients[index] = decodeSign(secondCode) << (shifts[index >> 6] ?? 0);
        index += 1;
        if (firstCode && secondCode) kp = Math.max(kp - 6, 0);
        else if (!code) kp = Math.min(kp + 6, MAX_PARAM);
      }
    }
  };
}
