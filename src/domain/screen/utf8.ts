// Decodes UTF-8 in parts. Invalid bytes are dropped, as in the terminal widget (xterm.js).

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

function byteCountOf(firstByte: number): number {
  if ((firstByte & 0xe0) === 0xc0) return 2;
  if ((firstByte & 0xf0) === 0xe0) return 3;
  return (firstByte & 0xf8) === 0xf0 ? 4 : 1;
}

const isLetter = (code: number, length: number): boolean =>
  code >= (MIN_CODE_BY_LENGTH[length] ?? 0) &&
  code <= 0x10_ffff &&
  (code < 0xd800 || code > 0xdfff) &&
  (code !== BYTE_ORDER_MARK || length !== 3);

export function createDecoder(): Decoder {
  let length = 0;
  let receivedBytes = 0;
  let code = 0;

  function startLetter(byte: number): void {
    length = byteCountOf(byte);
    receivedBytes = length === 1 ? 0 : 1;
    code = byte & (0xff >> (length + 1));
  }
  return {
    isInLetter: () => receivedBytes > 0,
    decode(bytes, target) {
      const end = bytes.length;
      let codeCount = 0;
      for (let index = 0; index < end; index += 1) {
        const byte = bytes[index] ?? 0;
        if (byte < 0x80) {
          receivedBytes = 0;
          target[codeCount] = byte;
          codeCount += 1;
          // A fast loop for ASCII, which most output consists of.
          while (index + 1 < end && (bytes[index + 1] ?? 0) < 0x80) {
            index += 1;
            target[codeCount] = bytes[index] ?? 0;
            codeCount += 1;
          }
        } else if (receivedBytes === 0 || !isContinuation(byte)) startLetter(byte);
        else {
          code = (code << 6) | (byte & 0x3f);
          receivedBytes += 1;
          if (receivedBytes < length) continue;
          receivedBytes = 0;
          if (isLetter(code, length)) {
            target[codeCount] = code;
            codeCount += 1;
          }
        }
      }
      return codeCount;
    },
  };
}
