/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` does not exist on pages over plain http. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    const versionedByte = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return ([4, 6, 8, 10].includes(index) ? '-' : '') + versionedByte.toString(16).padStart(2, '0');
  }).join('');
