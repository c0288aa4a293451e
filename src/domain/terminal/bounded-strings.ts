// Strings in output, such as titles and pictures, are gathered by the widget until they end: ten million letters of one
// take it half a gigabyte.
import { joinBytes } from '#lib/text/join-bytes.ts';

// More than any of those that are understood: a text to copy is the longest of them.
const LONGEST = 256 * 1024;

const BEL = 0x07;
const CANCEL = 0x18;
const SUBSTITUTE = 0x1a;
const ESC = 0x1b;
/** Leads the eight-bit control characters in UTF-8, and a few signs besides. */
const C1_LEAD = 0xc2;

/** What is gathered: operating system commands, which a bell ends as well, and device control strings (ECMA-48 5.6). */
type Kind = 'command' | 'device';

const isC1 = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x80 && byte < 0xa0;

/** Where a string ends that goes on at `from`; the length of the bytes where it does not. */
function endOf(bytes: Uint8Array, from: number, kind: Kind): number {
  let at = from;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === ESC || byte === CANCEL || byte === SUBSTITUTE) break;
    if (byte === BEL && kind === 'command') break;
    if (byte === C1_LEAD && isC1(bytes[at + 1])) break;
  }
  return at;
}

function lastControl(bytes: Uint8Array): number {
  let c1 = bytes.lastIndexOf(C1_LEAD);
  while (c1 > 0 && !isC1(bytes[c1 + 1])) c1 = bytes.lastIndexOf(C1_LEAD, c1 - 1);
  return Math.max(bytes.lastIndexOf(ESC), c1);
}

/** The string that a control at `at` begins; in seven bits or in eight. */
function begunAt(bytes: Uint8Array, at: number): Kind | undefined {
  const second = (bytes[at + 1] ?? 0) - (bytes[at] === C1_LEAD ? 0x40 : 0);
  if (second === 0x5d) return 'command';
  return second === 0x50 ? 'device' : undefined;
}

/** The string that is not over at the end of these bytes. */
function leftOpen(bytes: Uint8Array): { kind: Kind; length: number } | undefined {
  const at = lastControl(bytes);
  const kind = at === -1 ? undefined : begunAt(bytes, at);
  if (kind === undefined || endOf(bytes, at + 2, kind) < bytes.length) return undefined;
  return { kind, length: bytes.length - at };
}

const splits = (byte: number | undefined): boolean => byte === ESC || byte === C1_LEAD;

/**
 * Passes output on slice by slice, and of a string that grows too long nothing more: it is cancelled, and the rest left
 * out up to its end.
 */
export function createStringBound(longest = LONGEST): (slice: Uint8Array) => Uint8Array {
  let open: { kind: Kind; length: number } | undefined;
  let isCut = false;
  let before: Uint8Array = new Uint8Array();
  return (slice) => {
    // A control may be cut in two.
    const bytes = before.length === 0 ? slice : joinBytes([before, slice]);
    const known = before.length;
    before = splits(slice.at(-1)) ? slice.slice(-1) : new Uint8Array();
    const wasOpen = open;
    if (wasOpen === undefined) {
      open = leftOpen(bytes);
      return slice;
    }
    const end = endOf(bytes, 0, wasOpen.kind);
    const rest = slice.subarray(Math.max(0, end - known));
    const length = wasOpen.length + slice.length - rest.length;
    const isOver = length > longest;
    const passed = isOver ? joinBytes([Uint8Array.from(isCut ? [] : [CANCEL]), rest]) : slice;
    open = end === bytes.length ? { kind: wasOpen.kind, length } : leftOpen(bytes.subarray(end));
    isCut = isOver && end === bytes.length;
    return passed;
  };
}
