// Reads and writes big-endian numbers of playback frames, and reads their texts (docs/protocol/streams.md#14.4, #14.5).

export const readU16 = (bytes: Uint8Array, offset: number): number =>
  ((bytes[offset] ?? 0) << 8) | (bytes[offset + 1] ?? 0);

export const readU32 = (bytes: Uint8Array, offset: number): number =>
  readU16(bytes, offset) * 0x1_0000 + readU16(bytes, offset + 2);

/** Returns undefined if the number is not a safe integer. */
export function readU64(bytes: Uint8Array, offset: number): number | undefined {
  const value = readU32(bytes, offset) * 0x1_0000_0000 + readU32(bytes, offset + 4);
  return Number.isSafeInteger(value) ? value : undefined;
}

export function writeU64(view: DataView, offset: number, value: number): void {
  view.setBigUint64(offset, BigInt(Math.max(0, Math.floor(value))));
}

const decoder = new TextDecoder();

/** Decodes UTF-8; invalid bytes become U+FFFD. */
export const decodeText = (bytes: Uint8Array): string => decoder.decode(bytes);
