// Decodes UTF-8 in parts. Invalid bytes are dropped, as in the widget.

export interface Decoder {
  /**
   * Writes the code points to the start of `target` and returns their number. `target` must have one element more than
   * `bytes`.
   */
  decode(bytes: Uint8Array, target: Uint32Array): number;
  /** Whether the last letter is incomplete. */
  isInLetter(): boolean;
}

const BYTE_ORDER_MARK = 0xfeff;

/** The smallest valid code point by number of bytes. Smaller ones are overlong encodings. */
const MIN_CODE_BY_LENGTH = [0, 0, 0x80, 0x800, 0x1_0000];

const isContinuation = (byte: number): boolean => (byte & 0xc0) === 0x80;

function lengthOf(lead: number): number {
  if ((lead & 0xe0) === 0xc0) return 2;
  if ((lead & 0xf0) === 0xe0) return 3;
  return (lead & 0xf8) === 0xf0 ? 4 : 1;
}

const isLetter = (code: number, length: number): boolean =>
  code >= (MIN_CODE_BY_LENGTH[length] ?? 0) &&
  code <= 0x10_ffff &&
  (code < 0xd800 || code > 0xdfff) &&
  (code !== BYTE_ORDER_MARK || length !== 3);

export function createDecoder(): Decoder {
  let length = 0;
  let bytesSeen = 0;
  let code = 0;

  function startLetter(byte: number): void {
    length = lengthOf(byte);
    bytesSeen = length === 1 ? 0 : 1;
    code = byte & (0xff >> (length + 1));
  }
  return {
    isInLetter: () => bytesSeen > 0,
    decode(bytes, target) {
      const end = bytes.length;
      let size = 0;
      for (let at = 0; at < end; at += 1) {
        const byte = bytes[at] ?? 0;
        if (byte < 0x80) {
          bytesSeen = 0;
          target[size] = byte;
          size += 1;
          // A fast loop for ASCII, which most output consists of.
          while (at + 1 < end && (bytes[at + 1] ?? 0) < 0x80) {
            at += 1;
            target[size] = bytes[at] ?? 0;
            size += 1;
          }
        } else if (bytesSeen === 0 || !isContinuation(byte)) startLetter(byte);
        else {
          code = (code << 6) | (byte & 0x3f);
          bytesSeen += 1;
          if (bytesSeen < length) continue;
          bytesSeen = 0;
          if (isLetter(code, length)) {
            target[size] = code;
            size += 1;
          }
        }
      }
      return size;
    },
  };
}
