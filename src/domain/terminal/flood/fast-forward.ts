// The way on when output comes faster than it can be shown and nothing holds it back: all but its end is left out.
import { joinBytes } from '#lib/text/join-bytes.ts';
import { outputSettingsOf } from './output-settings.ts';

const ESC = 0x1b;
const LF = 0x0a;
/** Ends whatever sequence was begun (ECMA-48 8.3.13). */
const CANCEL = '\x18';
// Behind the cut a sequence or a line begins soon; where none does, any place is as good.
const CUT_SEARCH_BYTES = 4096;

/** Where to go on, at least so many bytes from the end. */
function findCut(bytes: Uint8Array, keep: number): number {
  const from = bytes.length - keep;
  const searched = bytes.subarray(from, from + CUT_SEARCH_BYTES);
  const line = searched.indexOf(LF) + 1;
  return from + (line > 0 ? line : Math.max(0, searched.indexOf(ESC)));
}

/**
 * The last `keep` bytes or so; before them what the rest had set, and `note` on a line of its own, told how many bytes
 * are not there.
 */
export function fastForward(bytes: Uint8Array, keep: number, noteFor: (droppedBytes: number) => string): Uint8Array {
  if (bytes.length <= keep) return bytes;
  const cut = findCut(bytes, keep);
  const head = new TextEncoder().encode(`${CANCEL}${outputSettingsOf(bytes.subarray(0, cut))}\r\n${noteFor(cut)}\r\n`);
  return joinBytes([head, bytes.subarray(cut)]);
}
