// What a flood need not be parsed for: lines that would have scrolled out of the terminal's memory before anyone saw them.

const ESC = 0x1b;
/** Leads the eight-bit control characters in UTF-8, and a few signs besides. */
const C1_LEAD = 0xc2;
const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;

/** Whether bytes do nothing but print and begin new lines. */
function isPlain(bytes: Uint8Array): boolean {
  for (const byte of bytes) {
    if (byte >= 0x20 ? byte > 0x7e : byte !== LF && byte !== CR && byte !== TAB) return false;
  }
  return true;
}

/** Whether a sequence that starts at `at` is a CSI with its end; after one of these every terminal is back to printing. */
function isWholeCsi(bytes: Uint8Array, at: number): boolean {
  if (bytes[at + 1] !== 0x5b) return false;
  for (let next = at + 2; next < bytes.length; next += 1) {
    const byte = bytes[next] ?? 0;
    if (byte >= 0x40) return byte <= 0x7e;
    if (byte < 0x20) return false;
  }
  return false;
}

/** The end of plain bytes that leaves what all of them would have left: at least so many lines, the first from its start. */
function lastLines(bytes: Uint8Array, count: number): Uint8Array {
  let lines = 0;
  for (let at = bytes.length - 1; at > 0; at -= 1) {
    if (bytes[at] !== LF) continue;
    if (lines >= count && bytes[at - 1] === CR) return bytes.subarray(at + 1);
    lines += 1;
  }
  return bytes;
}

/**
 * Shortens output, slice by slice in order, without changing anything of what a terminal shows after it, provided that
 * every line feed at its bottom scrolls the whole of it (no margins) and that it remembers at most `memory` lines, those
 * on the screen among them. Only slices that are plain throughout are shortened, and only when nothing unfinished is
 * before them, such as the title of a window that never ended.
 */
export function createSkim(): (slice: Uint8Array, memory: number) => Uint8Array {
  let isPrinting = true;
  return (slice, memory) => {
    if (isPlain(slice)) return isPrinting ? lastLines(slice, memory) : slice;
    const at = Math.max(slice.lastIndexOf(ESC), slice.lastIndexOf(C1_LEAD));
    if (at !== -1) isPrinting = slice[at] === ESC && isWholeCsi(slice, at);
    return slice;
  };
}
