// Reads little-endian values in sequence. Missing bytes throw an error instead of reading as zeros.
import { brokenError } from './decoded.ts';

export interface ByteReader {
  remaining: () => number;
  u8: () => number;
  u16: () => number;
  u32: () => number;
  take: (length: number) => Uint8Array;
}

export function createByteReader(bytes: Uint8Array): ByteReader {
  let position = 0;
  const take = (length: number): Uint8Array => {
    if (length > bytes.length - position) throw brokenError('ends too early');
    position += length;
    return bytes.subarray(position - length, position);
  };
  const number = (length: number): number => take(length).reduceRight((sum, byte) => sum * 256 + byte, 0);
  return {
    remaining: () => bytes.length - position,
    u8: () => number(1),
    u16: () => number(2),
    u32: () => number(4),
    take,
  };
}
