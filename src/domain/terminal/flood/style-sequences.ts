// Colours and styles that output sets, without what it prints.

const ESC = 0x1b;
const BRACKET = 0x5b;
const SGR_FINAL = 0x6d;
/** What ends a sequence that is begun: another one, or its cancelling (ECMA-48 8.3.6). */
const SEQUENCE_ENDS: readonly number[] = [ESC, 0x18, 0x1a];

// Far more than any program sets between two resets, and still nothing to parse.
const MAX_SETTINGS = 512;

const decoder = new TextDecoder();

const isReset = (parameters: string): boolean => /^0*(?:;|$)/.test(parameters);

/**
 * What leaves the colours and styles as these bytes would: of each setting (SGR, ECMA-48 8.3.117) since the last reset
 * the last. Undefined where they are too many. A CSI that is begun is not taken for one.
 */
export function styleSequencesOf(bytes: Uint8Array): Uint8Array | undefined {
  // From the end, where the last reset is near.
  const settings = new Set<string>();
  for (let at = bytes.lastIndexOf(ESC); at !== -1; at = at === 0 ? -1 : bytes.lastIndexOf(ESC, at - 1)) {
    if (bytes[at + 1] !== BRACKET) continue;
    let end = at + 2;
    while ((bytes[end] ?? 0x40) < 0x40 && !SEQUENCE_ENDS.includes(bytes[end] ?? 0)) end += 1;
    if (bytes[end] !== SGR_FINAL) continue;
    const parameters = decoder.decode(bytes.subarray(at + 2, end));
    settings.add(parameters);
    if (isReset(parameters)) break;
    if (settings.size > MAX_SETTINGS) return undefined;
  }
  const inOrder = [...settings].toReversed();
  return new TextEncoder().encode(inOrder.map((parameters) => `\x1b[${parameters}m`).join(''));
}
