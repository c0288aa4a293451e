// Arguments of one call are limited by engines; this many are safe everywhere.
const CHUNK_SIZE = 0x8000;

const NOT_BASE64 = 'This text is not base64.';

type Bytes = Uint8Array<ArrayBuffer>;

// Of Chromium since 140, Firefox since 133, Safari since 18.2: ten times as fast, and output comes this way by the megabyte.
const { fromBase64 } = Uint8Array as { fromBase64?: (text: string) => Bytes };

function decodeStandardBase64(text: string): Bytes {
  if (fromBase64) return fromBase64(text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/**
 * Bytes of base64 in either alphabet, padded or not; the proxy sends both (docs/protocol/auth-and-identity.md#12.1).
 */
export function decodeBase64(text: string): Bytes {
  let decoded: Bytes;
  try {
    decoded = decodeStandardBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    throw new Error(NOT_BASE64);
  }
  // Browsers pass over blanks, so that there are fewer bytes than the text has room for.
  const { length } = text.replace(/=+$/, '');
  if (length % 4 === 1 || decoded.length !== Math.floor(length * 0.75)) throw new Error(NOT_BASE64);
  return decoded;
}

/** Standard base64 with padding. */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK_SIZE)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_SIZE));
  return btoa(binary);
}
