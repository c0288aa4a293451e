// Limits the length of strings in output (such as titles and images). The terminal widget buffers a string until it
// ends: a string of ten million letters takes half a gigabyte.
import { joinBytes } from '#lib/text/join-bytes.ts';

// Longer than every supported string; the longest supported string is a text for the clipboard.
const MAX_STRING_BYTES = 256 * 1024;

const BEL = 0x07;
const CANCEL = 0x18;
const SUBSTITUTE = 0x1a;
const ESC = 0x1b;
/** The first UTF-8 byte of eight-bit control characters and of some printable characters (such as "§"). */
const C1_LEAD = 0xc2;

/**
 * The kinds of strings that the widget buffers: operating system commands and device control strings (ECMA-48 5.6).
 * Only operating system commands can end with a bell.
 */
type StringKind = 'command' | 'device';

const isC1 = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x80 && byte < 0xa0;

/** The position where the string that continues at `from` ends; the length of `bytes` if it does not end. */
function stringEnd(bytes: Uint8Array, from: number, kind: StringKind): number {
  let position = from;
  for (; position < bytes.length; position += 1) {
    const byte = bytes[position];
    if (byte === ESC || byte === CANCEL || byte === SUBSTITUTE) break;
    if (byte === BEL && kind === 'command') break;
    if (byte === C1_LEAD && isC1(bytes[position + 1])) break;
  }
  return position;
}

function lastControlPosition(bytes: Uint8Array): number {
  let c1 = bytes.lastIndexOf(C1_LEAD);
  while (c1 > 0 && !isC1(bytes[c1 + 1])) c1 = bytes.lastIndexOf(C1_LEAD, c1 - 1);
  return Math.max(bytes.lastIndexOf(ESC), c1);
}

/** The kind of the string that a seven-bit or eight-bit control character starts; undefined for other controls. */
function kindOfStringAt(bytes: Uint8Array, position: number): StringKind | undefined {
  const second = (bytes[position + 1] ?? 0) - (bytes[position] === C1_LEAD ? 0x40 : 0);
  if (second === 0x5d) return 'command';
  return second === 0x50 ? 'device' : undefined;
}

/** The string that starts in these bytes and does not end in them. */
function unfinishedString(bytes: Uint8Array): { kind: StringKind; length: number } | undefined {
  const start = lastControlPosition(bytes);
  const kind = start === -1 ? undefined : kindOfStringAt(bytes, start);
  if (kind === undefined || stringEnd(bytes, start + 2, kind) < bytes.length) return undefined;
  return { kind, length: bytes.length - start };
}

const mayBeSplit = (byte: number | undefined): boolean => byte === ESC || byte === C1_LEAD;

/**
 * Creates a filter for consecutive slices of output. The filter cancels a string that grows too long and drops the
 * remaining part of the string.
 */
export function createStringLimiter(maxBytes = MAX_STRING_BYTES): (slice: Uint8Array) => Uint8Array {
  let openString: { kind: StringKind; length: number } | undefined;
  let isTruncated = false;
  let carried: Uint8Array = new Uint8Array();
  return (slice) => {
    // A control sequence may be split between two slices.
    const bytes = carried.length === 0 ? slice : joinBytes([carried, slice]);
    const carriedLength = carried.length;
    carried = mayBeSplit(slice.at(-1)) ? slice.slice(-1) : new Uint8Array();
    const previousString = openString;
    if (previousString === undefined) {
      openString = unfinishedString(bytes);
      return slice;
    }
    const end = stringEnd(bytes, 0, previousString.kind);
    const afterString = slice.subarray(Math.max(0, end - carriedLength));
    const length = previousString.length + slice.length - afterString.length;
    const isTooLong = length > maxBytes;
    const limited = isTooLong ? joinBytes([Uint8Array.from(isTruncated ? [] : [CANCEL]), afterString]) : slice;
    openString = end === bytes.length ? { kind: previousString.kind, length } : unfinishedString(bytes.subarray(end));
    isTruncated = isTooLong && end === bytes.length;
    return limited;
  };
}
