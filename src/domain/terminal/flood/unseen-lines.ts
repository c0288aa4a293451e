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

/**
 * The state of the terminal's parser between two bytes. `lead` is after a C2 byte. `unknown` may be, for example,
 * inside an unfinished title.
 */
type ParserState = 'printing' | 'escape' | 'sequence' | 'lead' | 'unknown';

/** A 1 for each byte that prints or changes only the current line when it is not part of a sequence. */
const LINE_BYTES = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number((byte >= 0x20 && byte !== 0x7f && byte !== C1_LEAD) || [LF, CR, TAB, BS, BEL].includes(byte)),
);

/** The index of the last byte of the CSI that continues at `from`; undefined if the CSI may change other lines. */
function sequenceEnd(bytes: Uint8Array, from: number): number | undefined {
  let index = from;
  while (index < bytes.length && isParameter(bytes[index] ?? 0)) index += 1;
  return index === bytes.length || LINE_CSI_FINALS.has(bytes[index] ?? 0) ? index : undefined;
}

/** The parser state after these bytes; `unknown` if they may change anything but their own lines. */
function stateAfterLines(bytes: Uint8Array, initialState: ParserState): ParserState {
  const { length } = bytes;
  let state = initialState;
  // Uses indexes and a byte table for speed: this loop reads every byte of fast output.
  for (let index = 0; index < length; index += 1) {
    if (state === 'printing') {
      while (index < length && LINE_BYTES[bytes[index] ?? 0] === 1) index += 1;
      if (index === length) return state;
      const byte = bytes[index];
      if (byte !== ESC && byte !== C1_LEAD) return 'unknown';
      state = byte === ESC ? 'escape' : 'lead';
    } else if (state === 'sequence') {
      const end = sequenceEnd(bytes, index);
      if (end === undefined) return 'unknown';
      if (end === length) return state;
      index = end;
      state = 'printing';
    } else if (state === 'escape' && bytes[index] === BRACKET) state = 'sequence';
    else if (state === 'lead' && (bytes[index] ?? 0) >= 0xa0) state = 'printing';
    else return 'unknown';
  }
  return state;
}

/** Whether a complete CSI (control sequence) begins at `start`. After it, the parser state is always `printing`. */
function isCompleteCsi(bytes: Uint8Array, start: number): boolean {
  if (bytes[start + 1] !== BRACKET) return false;
  for (let index = start + 2; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte >= 0x40) return byte <= 0x7e;
    if (byte < 0x20) return false;
  }
  return false;
}

/** The parser state after any output; `unknown` unless it is certain. */
function stateAfterAnyOutput(bytes: Uint8Array, initialState: ParserState): ParserState {
  const sequenceStart = Math.max(bytes.lastIndexOf(ESC), bytes.lastIndexOf(C1_LEAD));
  if (sequenceStart === -1) return initialState === 'printing' ? initialState : 'unknown';
  return bytes[sequenceStart] === ESC && isCompleteCsi(bytes, sequenceStart) ? 'printing' : 'unknown';
}

/**
 * The position of the CR LF before the last `count` lines; 0 if there are fewer lines. The CR LF is kept, because the
 * previous slice may have left the cursor in any column. A line feed without CR would keep that column.
 */
function lastLinesStart(bytes: Uint8Array, count: number): number {
  let lines = 0;
  for (let lineEnd = bytes.lastIndexOf(LF); lineEnd > 0; lineEnd = bytes.lastIndexOf(LF, lineEnd - 1)) {
    if (lines >= count && bytes[lineEnd - 1] === CR) return lineEnd - 1;
    lines += 1;
  }
  return 0;
}

/** The second part of a sequence that started in the previous slice. */
function unfinishedSequence(bytes: Uint8Array, initialState: ParserState): Uint8Array {
  if (initialState !== 'escape' && initialState !== 'sequence') return bytes.subarray(0, 0);
  const end = bytes.findIndex((byte) => LINE_CSI_FINALS.has(byte));
  return bytes.subarray(0, end + 1);
}

/** The last `rememberedLines` lines, after the colors and styles that the removed lines set. */
function keepLastLines(bytes: Uint8Array, rememberedLines: number, initialState: ParserState): Uint8Array {
  const cut = lastLinesStart(bytes, rememberedLines);
  if (cut === 0) return bytes;
  const before = bytes.subarray(0, cut);
  const sequence = unfinishedSequence(before, initialState);
  const styles = styleSequencesOf(before.subarray(sequence.length));
  if (styles === undefined) return bytes;
  return joinBytes([sequence, styles, bytes.subarray(cut)]);
}

/**
 * Creates a filter that shortens consecutive slices of output without a visible change. `rememberedLines` is the number
 * of lines that the terminal remembers, including those on the screen. The terminal must have no margins. A slice is
 * shortened only if it does nothing but print lines and change the current line, and if the parser state before it is
 * known.
 */
export function createUnseenLineFilter(): (slice: Uint8Array, rememberedLines: number) => Uint8Array {
  let state: ParserState = 'printing';
  return (slice, rememberedLines) => {
    const previousState = state;
    state = stateAfterLines(slice, previousState);
    if (state !== 'unknown') return keepLastLines(slice, rememberedLines, previousState);
    state = stateAfterAnyOutput(slice, previousState);
    return slice;
  };
}
