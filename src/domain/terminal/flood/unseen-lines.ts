// What a flood need not be parsed for: lines that would have scrolled out of the terminal's memory before anyone saw them.
import { joinBytes } from '#lib/text/join-bytes.ts';
import { styleSequencesOf } from './style-sequences.ts';

const ESC = 0x1b;
/** Leads the eight-bit control characters in UTF-8, and a few signs besides. */
const C1_LEAD = 0xc2;
const BEL = 0x07;
const BS = 0x08;
const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const BRACKET = 0x5b;

/** What ends a CSI that touches nothing but the line of the cursor: colours, erasing, moving and shifting within it. */
const LINE_CSI_FINALS = new Set(Array.from('mKCDGPX@`a', (final) => final.charCodeAt(0)));
const isParameter = (byte: number): boolean => byte >= 0x30 && byte <= 0x3b;

/** Where the parser stands between two bytes; `elsewhere` may be within anything, such as a title that never ended. */
type ParserPosition = 'printing' | 'escape' | 'sequence' | 'lead' | 'unknown';

/** Bytes that print or change the line they are on, wherever they stand between sequences. */
const LINE_BYTES = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number((byte >= 0x20 && byte !== 0x7f && byte !== C1_LEAD) || [LF, CR, TAB, BS, BEL].includes(byte)),
);

/** The place behind a CSI that goes on at `at`; undefined where it does more than change its line. */
function sequenceEnd(bytes: Uint8Array, from: number): number | undefined {
  let at = from;
  while (at < bytes.length && isParameter(bytes[at] ?? 0)) at += 1;
  return at === bytes.length || LINE_CSI_FINALS.has(bytes[at] ?? 0) ? at : undefined;
}

/** Where it stands after bytes that do nothing but print, begin new lines and change the line they are on. */
function positionAfterLines(bytes: Uint8Array, from: ParserPosition): ParserPosition {
  const { length } = bytes;
  let position = from;
  // By places and a table of bytes: this runs over every byte of a flood.
  for (let at = 0; at < length; at += 1) {
    if (position === 'printing') {
      while (at < length && LINE_BYTES[bytes[at] ?? 0] === 1) at += 1;
      if (at === length) return position;
      const byte = bytes[at];
      if (byte !== ESC && byte !== C1_LEAD) return 'unknown';
      position = byte === ESC ? 'escape' : 'lead';
    } else if (position === 'sequence') {
      const end = sequenceEnd(bytes, at);
      if (end === undefined) return 'unknown';
      if (end === length) return position;
      at = end;
      position = 'printing';
    } else if (position === 'escape' && bytes[at] === BRACKET) position = 'sequence';
    else if (position === 'lead' && (bytes[at] ?? 0) >= 0xa0) position = 'printing';
    else return 'unknown';
  }
  return position;
}

/** Whether a sequence that starts at `at` is a CSI with its end; after one of these every terminal is back to printing. */
function isCompleteCsi(bytes: Uint8Array, at: number): boolean {
  if (bytes[at + 1] !== BRACKET) return false;
  for (let next = at + 2; next < bytes.length; next += 1) {
    const byte = bytes[next] ?? 0;
    if (byte >= 0x40) return byte <= 0x7e;
    if (byte < 0x20) return false;
  }
  return false;
}

/** Where it stands after anything at all. */
function positionAfterAnything(bytes: Uint8Array, from: ParserPosition): ParserPosition {
  const at = Math.max(bytes.lastIndexOf(ESC), bytes.lastIndexOf(C1_LEAD));
  if (at === -1) return from === 'printing' ? from : 'unknown';
  return bytes[at] === ESC && isCompleteCsi(bytes, at) ? 'printing' : 'unknown';
}

/**
 * Where the end of such bytes begins that holds at least so many lines, the first from its start; 0 where there are fewer.
 * The line end before them goes along: the slice before may have left the cursor in any column, where line feeds keep it.
 */
function lastLinesStart(bytes: Uint8Array, count: number): number {
  let lines = 0;
  for (let at = bytes.lastIndexOf(LF); at > 0; at = bytes.lastIndexOf(LF, at - 1)) {
    if (lines >= count && bytes[at - 1] === CR) return at - 1;
    lines += 1;
  }
  return 0;
}

/** The rest of a sequence that the slice before has begun. */
function unfinishedSequence(bytes: Uint8Array, from: ParserPosition): Uint8Array {
  if (from !== 'escape' && from !== 'sequence') return bytes.subarray(0, 0);
  const end = bytes.findIndex((byte) => LINE_CSI_FINALS.has(byte));
  return bytes.subarray(0, end + 1);
}

/** The same, for a terminal that remembers `memory` lines: the last of them, in the colours that were set before. */
function keepLastLines(bytes: Uint8Array, scrollbackLines: number, from: ParserPosition): Uint8Array {
  const cut = lastLinesStart(bytes, scrollbackLines);
  if (cut === 0) return bytes;
  const before = bytes.subarray(0, cut);
  const rest = unfinishedSequence(before, from);
  const attributes = styleSequencesOf(before.subarray(rest.length));
  if (attributes === undefined) return bytes;
  return joinBytes([rest, attributes, bytes.subarray(cut)]);
}

/**
 * Shortens output, slice by slice in order, without changing anything of what a terminal shows after it, provided that
 * every line feed at its bottom scrolls the whole of it (no margins) and that it remembers at most `memory` lines, those
 * on the screen among them. Only slices are shortened that print lines and change the line they are on, throughout, and
 * only when nothing unknown is before them, such as the title of a window that never ended.
 */
export function createUnseenLineFilter(): (slice: Uint8Array, memory: number) => Uint8Array {
  let position: ParserPosition = 'printing';
  return (slice, memory) => {
    const previousPosition = position;
    position = positionAfterLines(slice, previousPosition);
    if (position !== 'unknown') return keepLastLines(slice, memory, previousPosition);
    position = positionAfterAnything(slice, previousPosition);
    return slice;
  };
}
