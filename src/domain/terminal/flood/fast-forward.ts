// Skips output that arrives faster than the terminal can show it, except for its last part.
import { joinBytes } from '#lib/text/join-bytes.ts';
import { outputSettingsOf } from './output-settings.ts';

const ESC = 0x1b;
const LF = 0x0a;
/** Ends an unfinished sequence (ECMA-48 8.3.13). */
const CANCEL = '\x18';
// A line break or sequence usually follows within this distance. If not, the output is cut at any position.
const CUT_SEARCH_BYTES = 4096;

/**
 * The position where the kept output starts: at most `keepBytes` before the end, if possible at the start of a line or
 * a sequence.
 */
function findCut(bytes: Uint8Array, keepBytes: number): number {
  const from = bytes.length - keepBytes;
  const searched = bytes.subarray(from, from + CUT_SEARCH_BYTES);
  const line = searched.indexOf(LF) + 1;
  return from + (line > 0 ? line : Math.max(0, searched.indexOf(ESC)));
}

/**
 * Keeps about the last `keepBytes` bytes. Before them it writes the settings of the skipped output and, on a separate
 * line, the note (such as "[1000 bytes left out]").
 */
export function fastForward(
  bytes: Uint8Array,
  keepBytes: number,
  noteFor: (droppedBytes: number) => string,
): Uint8Array {
  if (bytes.length <= keepBytes) return bytes;
  const cut = findCut(bytes, keepBytes);
  const head = new TextEncoder().encode(`${CANCEL}${outputSettingsOf(bytes.subarray(0, cut))}\r\n${noteFor(cut)}\r\n`);
  return joinBytes([head, bytes.subarray(cut)]);
}
