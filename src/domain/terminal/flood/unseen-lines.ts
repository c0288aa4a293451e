// Removes lines that would scroll out of the terminal's memory before anyone sees them, so that they need not be
// parsed.
import { joinBytes } from '#lib/text/join-bytes.ts';
import { styleSequencesOf } from './style-sequences.ts';

const ESC = 0x1b;
/** The first UTF-8 byte of eight-bit control characters and of some printable characters (such as "§"). */
const C1_LEAD = 0xc2;
const BEL = 0x07;
const BS = 0x08;
const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const BRACKET = 0x5b;

/**
 * The last bytes of CSIs that affect only the line of the cursor: colors, and erasing, moving and shifting in the line.
 */
const LINE_CSI_FINALS = new Set(Array.from('mKCDGPX@`a', (final) => final.charCodeAt(0)));
const isParameter = (byte: number): boolean => byte >= 0x30 && byte <= 0x3b;

/** The state of the terminal's parser between two bytes. `unknown` may be, for example, inside an unfinished title. */
type ParserPosition = 'printing' | 'escape' | 'sequence' | 'lead' | 'unknown';

/** A 1 for each byte that prints or changes only the current line when it is not part of a sequence. */
const LINE_BYTES = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number((byte >= 0x20 && byte !== 0x7f && byte !== C1_LEAD) || [LF, CR, TAB, BS, BEL].includes(byte)),
);

/** The index of the last byte of the CSI that continues at `from`; undefined if the CSI may change other lines. */
function sequenceEnd(bytes: Uint8Array, from: number): number | undefined {
  let at = from;
  while (at < bytes.length && isParameter(bytes[at] ?? 0)) at += 1;
  return at === bytes.length || LINE_CSI_FINALS.has(bytes[at] ?? 0) ? at : undefined;
}

/** The parser state after these bytes; `unknown` if they may change anything but their own lines. */
function positionAfterLines(bytes: Uint8Array, from: ParserPosition): ParserPosition {
  const { length } = bytes;
  let position = from;
  // Uses indexes and a byte table for speed: this loop reads every byte of fast output.
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

/** Whether a complete CSI starts at `at`. After a complete CSI the parser state is always `printing`. */
function isCompleteCsi(bytes: Uint8Array, at: number): boolean {
  if (bytes[at + 1] !== BRACKET) return false;
  for (let next = at + 2; next < bytes.length; next += 1) {
    const byte = bytes[next] ?? 0;
    if (byte >= 0x40) return byte <= 0x7e;
    if (byte < 0x20) return false;
  }
  return false;
}

/** The parser state after any output; `unknown` unless it is certain. */
function positionAfterAnything(bytes: Uint8Array, from: ParserPosition): ParserPosition {
  const at = Math.max(bytes.lastIndexOf(ESC), bytes.lastIndexOf(C1_LEAD));
  if (at === -1) return from === 'printing' ? from : 'unknown';
  return bytes[at] === ESC && isCompleteCsi(bytes, at) ? 'printing' : 'unknown';
}

/**
 * The position of the CR LF before the last `count` lines; 0 if there are fewer lines. The CR LF is kept, because the
 * previous slice may have left the cursor in any column. A line feed without CR would keep that column.
 */
function lastLinesStart(bytes: Uint8Array, count: number): number {
  let lines = 0;
  for (let at = bytes.lastIndexOf(LF); at > 0; at = bytes.lastIndexOf(LF, at - 1)) {
    if (lines >= count && bytes[at - 1] === CR) return at - 1;
    lines += 1;
  }
  return 0;
}

/** The second part of a sequence that started in the previous slice. */
function unfinishedSequence(bytes: Uint8Array, from: ParserPosition): Uint8Array {
  if (from !== 'escape' && from !== 'sequence') return bytes.subarray(0, 0);
  const end = bytes.findIndex((byte) => LINE_CSI_FINALS.has(byte));
  return bytes.subarray(0, end + 1);
}

/** The last `scrollbackLines` lines, after the colors and styles that the removed lines set. */
function keepLastLines(bytes: Uint8Array, scrollbackLines: number, from: ParserPosition): Uint8Array {
  const cut = lastLinesStart(bytes, scrollbackLines);
  if (cut === 0) return bytes;
  const before = bytes.subarray(0, cut);
  const sequence = unfinishedSequence(before, from);
  const styles = styleSequencesOf(before.subarray(sequence.length));
  if (styles === undefined) return bytes;
  return joinBytes([sequence, styles, bytes.subarray(cut)]);
}

/**
 * Returns a filter that shortens consecutive slices of output without a visible change. `memory` is the number of lines
 * that the terminal remembers, including those on the screen. The terminal must have no margins. A slice is shortened
 * only if it does nothing but print lines and change the current line, and if the parser state before it is known.
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
