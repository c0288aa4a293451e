// Engines limit the number of arguments of a call; all of them accept this many.
const CHUNK_SIZE = 0x8000;

const NOT_BASE64 = 'This text is not base64.';

type Bytes = Uint8Array<ArrayBuffer>;

// In Chromium since 140, Firefox since 133, Safari since 18.2. Ten times as fast, for megabytes of terminal output.
const { fromBase64 } = Uint8Array as { fromBase64?: (text: string) => Bytes };

function decodeStandardBase64(text: string): Bytes {
  if (fromBase64) return fromBase64(text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** Accepts both alphabets, padded or not, because the proxy sends both (docs/protocol/auth-and-identity.md#12.1). */
export function decodeBase64(text: string): Bytes {
  let decoded: Bytes;
  try {
    decoded = decodeStandardBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    throw new Error(NOT_BASE64);
  }
  // Browsers skip blanks, which leaves fewer bytes than the text's length allows.
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
