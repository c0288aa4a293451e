// Decodes RLGR, the adaptive run-length Golomb-Rice code of RemoteFX (MS-RDPRFX 3.1.8.1.7.3) with its variants RLGR1
// and RLGR3, and scales the coefficients by their quantization factors.
import { TILE_PIXELS } from './tile-size.ts';

export interface RlgrTarget {
  coefficients: Int16Array;
  /** One left shift for every 64 coefficients. Every sub-band has at least 64. */
  shifts: Uint8Array;
  isRlgr3: boolean;
}

const MAX_PARAM = 80;
// The length of the data has 16 bits on the wire. The zeros after the data make every code end.
const SCRATCH_BYTES = 0x10000 + 16;

/** Decodes a signed value: even codes are positive, odd codes are negative. */
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
    // `k` and `kr` are the current parameters. They follow `kp` and `krp`, which adapt (the specification's names).
    let kp = 8;
    let krp = 8;
    while (bitPosition < end && index < TILE_PIXELS) {
      let sign = -1;
      let k = kp >> 3;
      if (k) {
        // Each zero bit encodes a run of 2^k zero values. After 24 zero bits, the index is past the last coefficient.
        const zeroBits = Math.min(Math.clz32(peek(bitPosition)), 24);
        for (let remainingBits = zeroBits; remainingBits; remainingBits -= 1) {
          index += 1 << k;
          kp = Math.min(kp + 4, MAX_PARAM);
          k = kp >> 3;
        }
        bitPosition += zeroBits;
        const run = peek(bitPosition + 1);
        index += run >>> (32 - k);
        sign = (run >>> (31 - k)) & 1;
        bitPosition += k + 2;
        if (index >= TILE_PIXELS) return;
      }

      let quotient = 0;
      let oneBits = Math.clz32(~peek(bitPosition));
      while (oneBits >= 24) {
        quotient += 24;
        bitPosition += 24;
        oneBits = Math.clz32(~peek(bitPosition));
      }
      quotient += oneBits;
      bitPosition += oneBits + 1;
      const kr = krp >> 3;
      // In JavaScript, a shift by 32 shifts by 0, so two shifts are needed if `kr` is 0.
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
