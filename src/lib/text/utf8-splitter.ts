import { joinBytes } from './join-bytes.ts';

const isContinuation = (byte: number): boolean => (byte & 0xc0) === 0x80;

function characterLength(leadByte: number): number {
  if ((leadByte & 0xe0) === 0xc0) return 2;
  if ((leadByte & 0xf0) === 0xe0) return 3;
  return (leadByte & 0xf8) === 0xf0 ? 4 : 1;
}

/** The number of bytes at the end that belong to an incomplete UTF-8 character. */
export function incompleteByteCount(bytes: Uint8Array): number {
  const maxCount = Math.min(3, bytes.length);
  for (let distance = 1; distance <= maxCount; distance += 1) {
    const byte = bytes.at(-distance) ?? 0;
    if (!isContinuation(byte)) return characterLength(byte) > distance ? distance : 0;
  }
  return 0;
}

/** Creates a function that returns complete characters and keeps an incomplete one until its last byte arrives. */
export function createUtf8Splitter(): (bytes: Uint8Array) => Uint8Array {
  let pendingBytes: Uint8Array = new Uint8Array();
  return (bytes) => {
    const availableBytes = pendingBytes.length === 0 ? bytes : joinBytes([pendingBytes, bytes]);
    const end = availableBytes.length - incompleteByteCount(availableBytes);
    pendingBytes = availableBytes.slice(end);
    return availableBytes.subarray(0, end);
  };
}
