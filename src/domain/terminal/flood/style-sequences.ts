// Extracts colors and styles from output, without the printed text.

const ESC = 0x1b;
const BRACKET = 0x5b;
const SGR_FINAL = 0x6d;
/** Bytes that interrupt a sequence: the start of another one, or a cancel character (ECMA-48 8.3.6). */
const SEQUENCE_ENDS: readonly number[] = [ESC, 0x18, 0x1a];

// Programs set far fewer styles between two resets, and this number is still fast to parse.
const MAX_SETTINGS = 512;

const decoder = new TextDecoder();

const isReset = (parameters: string): boolean => /^0*(?:;|$)/.test(parameters);

/**
 * The sequences (SGR, ECMA-48 8.3.117) that produce the same colors and styles as these bytes: the last reset and the
 * different settings after it. Undefined if there are too many. An unfinished sequence is ignored.
 */
export function styleSequencesOf(bytes: Uint8Array): Uint8Array | undefined {
  // Searches backward, because only the sequences from the last reset on count.
  const settings = new Set<string>();
  for (let start = bytes.lastIndexOf(ESC); start !== -1; start = start === 0 ? -1 : bytes.lastIndexOf(ESC, start - 1)) {
    if (bytes[start + 1] !== BRACKET) continue;
    let end = start + 2;
    while ((bytes[end] ?? 0x40) < 0x40 && !SEQUENCE_ENDS.includes(bytes[end] ?? 0)) end += 1;
    if (bytes[end] !== SGR_FINAL) continue;
    const parameters = decoder.decode(bytes.subarray(start + 2, end));
    settings.add(parameters);
    if (isReset(parameters)) break;
    if (settings.size > MAX_SETTINGS) return undefined;
  }
  const inOrder = [...settings].toReversed();
  return new TextEncoder().encode(inOrder.map((parameters) => `\x1b[${parameters}m`).join(''));
}
