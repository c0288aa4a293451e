// Whole numbers in as few bytes as they need: seven bits each, the lowest first.

export function putVarint(bytes: Uint8Array, at: number, value: number): number {
  let left = value;
  let end = at;
  for (; left >= 0x80; end += 1) {
    bytes[end] = (left % 0x80) | 0x80;
    left = Math.floor(left / 0x80);
  }
  bytes[end] = left;
  return end + 1;
}

/** The number at a place, and where the next thing stands. */
export function varintAt(bytes: Uint8Array, from: number): [value: number, end: number] {
  let value = 0;
  let scale = 1;
  for (let at = from; ; at += 1) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * scale;
    scale *= 0x80;
    if (byte < 0x80) return [value, at + 1];
  }
}

/** Numbers below zero as whole numbers: 0, -1, 1, -2 become 0, 1, 2, 3. */
export const folded = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
export const unfolded = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);
