// Encodes integers in as few bytes as possible: seven bits per byte, the lowest bits first.

/** Writes a number; returns the position after it. */
export function writeVarint(bytes: Uint8Array, position: number, value: number): number {
  let remaining = value;
  let end = position;
  for (; remaining >= 0x80; end += 1) {
    bytes[end] = (remaining % 0x80) | 0x80;
    remaining = Math.floor(remaining / 0x80);
  }
  bytes[end] = remaining;
  return end + 1;
}

/** Reads the number at `position`. `end` is the position after it. */
export function readVarint(bytes: Uint8Array, position: number): [value: number, end: number] {
  let value = 0;
  let scale = 1;
  for (let index = position; ; index += 1) {
    const byte = bytes[index] ?? 0;
    value += (byte & 0x7f) * scale;
    scale *= 0x80;
    if (byte < 0x80) return [value, index + 1];
  }
}

/** Maps negative numbers to non-negative ones: 0, -1, 1, -2 become 0, 1, 2, 3. */
export const zigzagEncode = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
export const zigzagDecode = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);
