// Arguments of one call are limited by engines; this many are safe everywhere.
const AT_ONCE = 0x8000;

/**
 * Bytes of base64 in either alphabet, padded or not; the proxy sends both (docs/protocol/auth-and-identity.md#12.1).
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const [, digits = '', padding = ''] = /^([\w+/-]*)(={0,2})$/.exec(text) ?? [undefined, ' '];
  const isWhole = digits.length % 4 !== 1 && (padding === '' || (digits.length + padding.length) % 4 === 0);
  if (digits === ' ' || !isWhole) throw new Error('This text is not base64.');
  const binary = atob(digits.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  // No function for each byte: output comes this way by the megabyte.
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** Standard base64 with padding. */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) binary += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(binary);
}

/** URL-safe base64 without padding, as WebAuthn answers want it (docs/protocol/auth-and-identity.md#12.3). */
export const encodeBase64url = (bytes: Uint8Array): string =>
  encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
