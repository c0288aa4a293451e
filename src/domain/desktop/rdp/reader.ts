// Little-endian values one after the other; bytes that are missing are a failure, never zeros.
import { broken } from './decoded.ts';

export interface Reader {
  left: () => number;
  u8: () => number;
  u16: () => number;
  u32: () => number;
  take: (length: number) => Uint8Array;
}

export function createReader(bytes: Uint8Array): Reader {
  let at = 0;
  const take = (length: number): Uint8Array => {
    if (length > bytes.length - at) throw broken('ends too early');
    at += length;
    return bytes.subarray(at - length, at);
  };
  const number = (length: number): number => take(length).reduceRight((sum, byte) => sum * 256 + byte, 0);
  return { left: () => bytes.length - at, u8: () => number(1), u16: () => number(2), u32: () => number(4), take };
}
