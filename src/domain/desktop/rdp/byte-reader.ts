// Reads little-endian numbers and bytes in sequence. Reading beyond the end throws an error.
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
  const littleEndian = (length: number): number => take(length).reduceRight((sum, byte) => sum * 256 + byte, 0);
  return {
    remaining: () => bytes.length - position,
    u8: () => littleEndian(1),
    u16: () => littleEndian(2),
    u32: () => littleEndian(4),
    take,
  };
}
